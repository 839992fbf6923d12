import DomainKit

/// Where the preferences of the account that is signed in are kept.
///
/// It is shared: the settings write, and whoever follows a preference hears of it in `changes`.
public protocol PreferencesRepository: Sendable {
    /// Tells the preferences after they were stored.
    @MainActor var changes: ChangeFeed<Preferences> { get }

    /// The preferences; the standard ones as long as none were stored.
    func preferences() async throws -> Preferences

    /// Stores the preferences, and tells `changes` of them.
    func save(_ preferences: Preferences) async throws
}
