import DomainKit

/// Where the profile of the account that is signed in is kept.
///
/// It is shared by every screen that shows the profile: one writes, the others hear of it in `changes`.
public protocol ProfileRepository: Sendable {
    /// Tells each profile after it was stored.
    @MainActor var changes: ChangeFeed<Profile> { get }

    /// The profile, or nil when there is none.
    func profile() async throws -> Profile?

    /// Stores the profile, and tells `changes` of it.
    func save(_ profile: Profile) async throws
}
