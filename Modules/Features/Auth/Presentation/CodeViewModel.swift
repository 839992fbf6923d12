import AuthDomain
import DomainKit
import Foundation
import Observation
import PresentationKit

/// Typing the code that was sent.
@Observable
public final class CodeViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case loggedIn(Session)
        case choosePassword(Challenge.ID)
        case startAgain
    }

    enum Content: Hashable {
        case loading
        case failed
        /// It isn't known, or its address got an account meanwhile.
        case gone(why: String)
        case loaded(ChallengeStatus)
    }

    private(set) var content = Content.loading
    private(set) var code = ""
    private(set) var codeError: String?
    private(set) var message: String?
    private(set) var isBusy = false
    let formats: @MainActor () -> Formats
    private let id: Challenge.ID
    private let showChallenge: ShowChallenge
    private let confirmCode: ConfirmCode
    private let resendCode: ResendCode
    private let clock: any WallClock
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// A challenge that isn't loaded yet.
    public init(
        id: Challenge.ID, showChallenge: ShowChallenge, confirmCode: ConfirmCode, resendCode: ResendCode,
        clock: any WallClock, formats: @escaping @MainActor () -> Formats, effects: EffectRunner,
        output: @escaping (Output) -> Void
    ) {
        self.id = id
        self.showChallenge = showChallenge
        self.confirmCode = confirmCode
        self.resendCode = resendCode
        self.clock = clock
        self.formats = formats
        self.effects = effects
        self.output = output
    }

    /// Loads how the challenge stands, and follows it as time passes.
    public func start() {
        effects.run("load") { [showChallenge, id] in
            try await showChallenge(id)
        } deliver: { [weak self] result in
            self?.show(result)
        }
    }

    func edit(code: String) {
        self.code = code
        codeError = nil
        message = nil
    }

    func confirm() {
        perform { [confirmCode, id, code] in
            try await confirmCode(id, typed: code)
        } deliver: { [weak self] in
            self?.show($0)
        }
    }

    func resend() {
        perform { [resendCode, id] in
            try await resendCode(id)
        } deliver: { [weak self] in
            self?.code = ""
            self?.codeError = nil
            self?.show(.success($0))
        }
    }

    func startAgain() {
        output(.startAgain)
    }

    private func perform<Value>(
        _ work: @escaping @MainActor () async throws -> Value, deliver: @escaping @MainActor (Value) -> Void
    ) {
        guard !isBusy else { return }
        isBusy = true
        message = nil
        effects.run("submit", ifRunning: .keep, work) { [weak self] result in
            self?.isBusy = false
            switch result {
            case .success(let value): deliver(value)
            case .failure: self?.message = CommonText.failure
            }
        }
    }

    private func show(_ confirmation: Confirmation) {
        switch confirmation {
        case .signedIn(let session): output(.loggedIn(session))
        case .mayChoosePassword: output(.choosePassword(id))
        case .notSixDigits: codeError = "Type the \(OneTimeCode.length) digits of the code."
        case .wrong(let attemptsLeft):
            codeError = "Wrong code. \(attemptsLeft == 1 ? "1 attempt" : "\(attemptsLeft) attempts") left."
            start()
        case .dead:
            code = ""
            codeError = nil
            start()
        case .emailTaken: content = .gone(why: "This email has an account by now. Log in instead.")
        case .unknown: content = .gone(why: "This code is not known any more.")
        }
    }

    private func show(_ result: Result<ChallengeStatus?, any Error>) {
        switch result {
        case .success(let status?):
            content = .loaded(status)
            followTime(until: status.nextChange)
        case .success(nil): content = .gone(why: "This code is not known any more.")
        case .failure: content = .failed
        }
    }

    /// Looks again when time has changed something: the code is too old, or a new one may be sent.
    private func followTime(until change: Date?) {
        guard let change else { return effects.cancel("time") }
        effects.run("time") { [clock] in
            // A clock that wakes a hair too early is given a moment more.
            try await clock.sleep(for: .seconds(max(0.001, change.timeIntervalSince(clock.now))))
        } deliver: { [weak self] result in
            if case .success = result { self?.start() }
        }
    }
}
