import NavigationKit

/// Changing one's settings. Closing them brings nothing, and so is a cancel by the user.
public struct SettingsFlow: Flow {
    /// What somebody has decided in the settings, for the surroundings to act upon.
    public enum Output: Hashable, Sendable {
        /// The session is to end.
        case signOut
        /// The account is gone; the session must end.
        case accountDeleted
    }

    /// The flow, from the settings on.
    public init() {}

    /// The flow's name.
    public static let grammar = Grammar<Self>(Rule("settings", SettingsFlow()))

    /// Opens with the settings.
    public var start: [SettingsRoute] { [.settings] }
}
