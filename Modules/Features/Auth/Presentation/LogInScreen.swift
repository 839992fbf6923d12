import PresentationKit

extension LogInViewModel {
    /// The form, what is wrong with it, and the other ways in.
    public var screen: Screen {
        Screen("Log in") {
            Field("auth.email", "Email", text: email, error: emailError, isEnabled: !isBusy) { [weak self] in
                self?.edit(email: $0)
            }
            SecureField(
                "auth.password", "Password", isFilled: !password.isEmpty, error: passwordError, isEnabled: !isBusy
            ) { [weak self] in self?.edit(password: $0) }
            if let message { Text(message) }
            Button("auth.log-in", "Log in", isEnabled: !isBusy) { [weak self] in self?.submit() }
            Button("auth.register", "Create an account", isEnabled: !isBusy) { [weak self] in self?.register() }
            Button("auth.forgotten", "Forgotten password", isEnabled: !isBusy) { [weak self] in
                self?.recoverPassword()
            }
        }
    }
}
