import PresentationKit

extension ForgottenPasswordViewModel {
    /// The form, and what is wrong with it.
    public var screen: Screen {
        Screen("Forgotten password") {
            Text("We send a code to your email. With it you choose a new password.")
            Field("auth.email", "Email", text: email, error: emailError, isEnabled: !isBusy) { [weak self] in
                self?.edit(email: $0)
            }
            if let message { Text(message) }
            Button("auth.send-code", "Send the code", isEnabled: !isBusy) { [weak self] in self?.submit() }
        }
    }
}
