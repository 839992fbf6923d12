import NavigationKit

/// The screens of the settings.
public enum SettingsRoute: Route {
    case settings
    case deleteAccount

    /// The screens' names.
    public static let grammar = Grammar<Self>(
        Rule("settings", .settings), Rule("settings/delete-account", .deleteAccount))

    /// Only for those who are signed in.
    public var requires: Condition? { .signedIn }
}
