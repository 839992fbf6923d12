/// How somebody wants the app to be.
public struct Preferences: Hashable, Sendable {
    /// How dates and amounts are written.
    public var language: Language
    /// Whether the app may notify.
    public var notifies: Bool

    /// Preferences.
    public init(language: Language, notifies: Bool) {
        self.language = language
        self.notifies = notifies
    }

    /// What holds until somebody chooses.
    public static let standard = Preferences(language: .english, notifies: true)
}
