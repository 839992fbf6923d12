import PresentationKit

extension NewPasswordViewModel {
    /// The form, or why there is none.
    public var screen: Screen {
        Screen("New password") {
            switch content {
            case .loading: Progress("Checking the code")
            case .failed:
                Text(CommonText.failure)
                Button("auth.retry", "Try again") { [weak self] in self?.start() }
            case .notAllowed:
                Text("The code is too old to choose a password. Ask for a new one.")
                Button("auth.start-again", "Start again") { [weak self] in self?.startAgain() }
            case .form: form
            }
        }
    }

    @ScreenBuilder
    private var form: [Element] {
        SecureField(
            "auth.password", "New password", isFilled: !password.isEmpty, error: passwordError, isEnabled: !isBusy
        ) { [weak self] in self?.edit(password: $0) }
        SecureField(
            "auth.repetition", "New password again", isFilled: !repetition.isEmpty, error: repetitionError,
            isEnabled: !isBusy
        ) { [weak self] in self?.edit(repetition: $0) }
        if let message { Text(message) }
        Button("auth.save", "Save and log in", isEnabled: !isBusy) { [weak self] in self?.submit() }
    }
}
