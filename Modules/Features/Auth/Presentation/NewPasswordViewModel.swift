import AuthDomain
import Observation
import PresentationKit

/// Choosing a new password once the code was right.
@Observable
public final class NewPasswordViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case loggedIn(Session)
        case startAgain
    }

    enum Content: Hashable {
        case loading
        case failed
        case form
        case notAllowed
    }

    private(set) var content = Content.loading
    private(set) var password = ""
    private(set) var repetition = ""
    private(set) var passwordError: String?
    private(set) var repetitionError: String?
    private(set) var message: String?
    private(set) var isBusy = false
    private let id: Challenge.ID
    private let showChallenge: ShowChallenge
    private let chooseNewPassword: ChooseNewPassword
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// A form that isn't known to be allowed yet.
    public init(
        id: Challenge.ID, showChallenge: ShowChallenge, chooseNewPassword: ChooseNewPassword, effects: EffectRunner,
        output: @escaping (Output) -> Void
    ) {
        self.id = id
        self.showChallenge = showChallenge
        self.chooseNewPassword = chooseNewPassword
        self.effects = effects
        self.output = output
    }

    /// Looks whether the challenge was answered.
    public func start() {
        content = .loading
        effects.run("load") { [showChallenge, id] in
            try await showChallenge(id)?.allowsNewPassword ?? false
        } deliver: { [weak self] result in
            self?.content = (try? result.get()).map { $0 ? .form : .notAllowed } ?? .failed
        }
    }

    func edit(password: String) {
        self.password = password
        passwordError = nil
        repetitionError = nil
    }

    func edit(repetition: String) {
        self.repetition = repetition
        repetitionError = nil
    }

    func submit() {
        guard !isBusy else { return }
        isBusy = true
        message = nil
        effects.run("submit", ifRunning: .keep) { [chooseNewPassword, id, password, repetition] in
            try await chooseNewPassword(id, password: password, repetition: repetition)
        } deliver: { [weak self] result in
            self?.isBusy = false
            switch result {
            case .success(let session): self?.output(.loggedIn(session))
            case .failure(let error): self?.show(error)
            }
        }
    }

    func startAgain() {
        output(.startAgain)
    }

    private func show(_ error: any Error) {
        switch error {
        case let faults as NewPasswordFaults:
            passwordError = faults.password?.text
            repetitionError = faults.isRepetitionDifferent ? CommonText.repetitionDiffers : nil
        case is NewPasswordNotAllowed: content = .notAllowed
        default: message = CommonText.failure
        }
    }
}
