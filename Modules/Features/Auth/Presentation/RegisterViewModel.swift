import AuthDomain
import Observation
import PresentationKit

/// Creating an account, up to the code.
@Observable
public final class RegisterViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case codeSent(Challenge.ID)
    }

    private(set) var name = ""
    private(set) var email = ""
    private(set) var password = ""
    private(set) var repetition = ""
    private(set) var nameError: String?
    private(set) var emailError: String?
    private(set) var passwordError: String?
    private(set) var repetitionError: String?
    private(set) var message: String?
    private(set) var isBusy = false
    private let register: Register
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// An empty form.
    public init(register: Register, effects: EffectRunner, output: @escaping (Output) -> Void) {
        self.register = register
        self.effects = effects
        self.output = output
    }

    func edit(name: String) {
        self.name = name
        nameError = nil
    }

    func edit(email: String) {
        self.email = email
        emailError = nil
        message = nil
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
        let form = RegistrationForm(name: name, email: email, password: password, repetition: repetition)
        effects.run("submit", ifRunning: .keep) { [register] in
            try await register(form)
        } deliver: { [weak self] result in
            self?.isBusy = false
            switch result {
            case .success(let challenge): self?.output(.codeSent(challenge))
            case .failure(let error): self?.show(error)
            }
        }
    }

    private func show(_ error: any Error) {
        switch error {
        case let faults as RegistrationFaults:
            nameError = faults.isNameEmpty ? "Type your name." : nil
            emailError = faults.email?.text
            passwordError = faults.password?.text
            repetitionError = faults.isRepetitionDifferent ? CommonText.repetitionDiffers : nil
        case is TooManyChallenges: message = CommonText.tooManyCodes
        default: message = CommonText.failure
        }
    }
}
