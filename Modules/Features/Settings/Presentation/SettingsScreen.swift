import PresentationKit
import SettingsDomain

extension SettingsViewModel {
    /// The preferences, or what became of loading them; the ways out are there either way.
    public var screen: Screen {
        Screen("Settings", dialog: signOutDialog) {
            switch content {
            case .loading: Progress("Loading your settings")
            case .failed:
                Text("Your settings could not be loaded.")
                Button("settings.retry", "Try again") { [weak self] in self?.load() }
            case .loaded(let preferences): controls(preferences)
            }
            Button("settings.sign-out", "Sign out") { [weak self] in self?.askToSignOut() }
            Button("settings.delete-account", "Delete account", role: .destructive) { [weak self] in
                self?.deleteAccount()
            }
            Button("settings.done", "Done") { [weak self] in self?.close() }
        }
    }

    @ScreenBuilder
    private func controls(_ preferences: Preferences) -> [Element] {
        Picker(
            "settings.language", "Language", selected: preferences.language.rawValue, options: Self.languages,
            isEnabled: !isSaving
        ) { [weak self] in self?.choose($0) }
        Text("The language decides only how dates and amounts are written: \(example).")
        Toggle(
            "settings.notifications", "Notifications", isOn: preferences.notifies, isEnabled: !isSaving
        ) { [weak self] in self?.setNotifies($0) }
        if unsaved != nil {
            Text("Your change could not be saved.")
            Button("settings.save", "Try again") { [weak self] in self?.saveAgain() }
        }
    }

    private static let languages = Language.allCases.map { Picker.Option($0.rawValue, $0.name) }

    private var signOutDialog: Dialog? {
        guard isAskingToSignOut else { return nil }
        return Dialog(
            "settings.sign-out-dialog", .confirm, "Sign out?", message: "Everything is kept for when you come back."
        ) {
            Button("settings.sign-out-yes", "Sign out", role: .destructive) { [weak self] in self?.answerSignOut(true) }
            Button("settings.sign-out-no", "Stay", role: .cancel) { [weak self] in self?.answerSignOut(false) }
        }
    }
}
