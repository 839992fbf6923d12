import AuthDomain
import Observation
import PresentationKit

/// Asking for a code to choose a new password.
@Observable
public final class ForgottenPasswordViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case codeSent(Challenge.ID)
    }

    private(set) var email = ""
    private(set) var emailError: String?
    private(set) var message: String?
    private(set) var isBusy = false
    private let requestNewPassword: RequestNewPassword
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// An empty form.
    public init(
        requestNewPassword: RequestNewPassword, effects: EffectRunner, output: @escaping (Output) -> Void
    ) {
        self.requestNewPassword = requestNewPassword
        self.effects = effects
        self.output = output
    }

    func edit(email: String) {
        self.email = email
        emailError = nil
        message = nil
    }

    func submit() {
        guard !isBusy else { return }
        isBusy = true
        message = nil
        effects.run("submit", ifRunning: .keep) { [requestNewPassword, email] in
            try await requestNewPassword(email: email)
        } deliver: { [weak self] result in
            self?.isBusy = false
            switch result {
            case .success(let challenge): self?.output(.codeSent(challenge))
            case .failure(let fault as EmailAddressFault): self?.emailError = fault.text
            case .failure(is TooManyChallenges): self?.message = CommonText.tooManyCodes
            case .failure: self?.message = CommonText.failure
            }
        }
    }
}
