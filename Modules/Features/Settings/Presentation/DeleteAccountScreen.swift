import PresentationKit
import SettingsDomain

extension DeleteAccountViewModel {
    /// What is lost, the field that confirms it, and what became of deleting.
    public var screen: Screen {
        Screen("Delete account") {
            switch content {
            case .loading: Progress("Loading your account")
            case .failed:
                Text("Your account could not be loaded.")
                Button("settings.retry", "Try again") { [weak self] in self?.start() }
            case .loaded(let email): form(email)
            }
            Button("settings.keep-account", "Keep my account", role: .cancel, isEnabled: !isDeleting) { [weak self] in
                self?.keep()
            }
        }
    }

    @ScreenBuilder
    private func form(_ email: String) -> [Element] {
        Text("Your account and everything in it will be gone for good.")
        Text("Type \(email) to confirm.")
        Field("settings.email", "Your email", text: typed, error: problem(email), isEnabled: !isDeleting) {
            [weak self] in self?.type($0)
        }
        if isDeleting { Progress("Deleting your account") }
        if hasDeletingFailed { Text("Your account could not be deleted. You still have it.") }
        Button(
            "settings.delete", hasDeletingFailed ? "Try again" : "Delete my account", role: .destructive,
            isEnabled: confirmation != nil && !isDeleting
        ) { [weak self] in self?.delete() }
    }

    private func problem(_ email: String) -> String? {
        DeletionConfirmation.isWrong(typed: typed, email: email) ? "This is not your email." : nil
    }
}
