import AuthDomain
import Observation
import PresentationKit

/// Logging in by email and password.
@Observable
public final class LogInViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case loggedIn(Session)
        case register
        case forgottenPassword
    }

    private(set) var email = ""
    private(set) var password = ""
    private(set) var emailError: String?
    private(set) var passwordError: String?
    private(set) var message: String?
    private(set) var isBusy = false
    private let logIn: LogIn
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// An empty form.
    public init(logIn: LogIn, effects: EffectRunner, output: @escaping (Output) -> Void) {
        self.logIn = logIn
        self.effects = effects
        self.output = output
    }

    func edit(email: String) {
        self.email = email
        emailError = nil
        message = nil
    }

    func edit(password: String) {
        self.password = password
        passwordError = nil
        message = nil
    }

    func submit() {
        guard !isBusy else { return }
        isBusy = true
        message = nil
        effects.run("submit", ifRunning: .keep) { [logIn, email, password] in
            try await logIn(email: email, password: password)
        } deliver: { [weak self] result in
            self?.isBusy = false
            switch result {
            case .success(let session): self?.output(.loggedIn(session))
            case .failure(let error): self?.show(error)
            }
        }
    }

    func register() {
        output(.register)
    }

    func recoverPassword() {
        output(.forgottenPassword)
    }

    private func show(_ error: any Error) {
        switch error {
        case let faults as LogInFaults:
            emailError = faults.email?.text
            passwordError = faults.isPasswordEmpty ? "Type your password." : nil
        case is WrongPair:
            password = ""
            message = "The email or the password is wrong."
        default: message = CommonText.failure
        }
    }
}
