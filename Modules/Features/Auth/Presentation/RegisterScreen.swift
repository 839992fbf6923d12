import PresentationKit

extension RegisterViewModel {
    /// The form, and what is wrong with each field.
    public var screen: Screen {
        Screen("Create an account") {
            Field("auth.name", "Name", text: name, error: nameError, isEnabled: !isBusy) { [weak self] in
                self?.edit(name: $0)
            }
            Field("auth.email", "Email", text: email, error: emailError, isEnabled: !isBusy) { [weak self] in
                self?.edit(email: $0)
            }
            SecureField(
                "auth.password", "Password", isFilled: !password.isEmpty, error: passwordError, isEnabled: !isBusy
            ) { [weak self] in self?.edit(password: $0) }
            SecureField(
                "auth.repetition", "Password again", isFilled: !repetition.isEmpty, error: repetitionError,
                isEnabled: !isBusy
            ) { [weak self] in self?.edit(repetition: $0) }
            if let message { Text(message) }
            Button("auth.create", "Create account", isEnabled: !isBusy) { [weak self] in self?.submit() }
        }
    }
}
