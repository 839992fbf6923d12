import DomainKit

/// What can be done with the profile.
public struct ProfileUseCases: Sendable {
    /// Shows the profile.
    public let showProfile: ShowProfile
    /// Tells what becomes of the profile.
    public let observeProfile: ObserveProfile
    /// Gives the profile another name.
    public let renameProfile: RenameProfile

    /// The use cases over one repository.
    public init(profiles: any ProfileRepository) {
        showProfile = ShowProfile(profiles: profiles)
        observeProfile = ObserveProfile(profiles: profiles)
        renameProfile = RenameProfile(profiles: profiles)
    }
}

/// Finds the profile.
public struct ShowProfile: Sendable {
    let profiles: any ProfileRepository

    /// The profile, or nil when there is none.
    public func callAsFunction() async throws -> Profile? {
        try await profiles.profile()
    }
}

/// Tells what becomes of the profile, whoever changes it.
public struct ObserveProfile: Sendable {
    let profiles: any ProfileRepository

    /// Calls `observer` with each new profile until the subscription is cancelled or released.
    @MainActor
    public func callAsFunction(_ observer: @escaping @MainActor (Profile) -> Void) -> Subscription {
        profiles.changes.subscribe(observer)
    }
}

/// Gives the profile another name.
public struct RenameProfile: Sendable {
    let profiles: any ProfileRepository

    /// Stores `profile` under the new name.
    public func callAsFunction(_ profile: Profile, to name: ProfileName) async throws {
        try await profiles.save(Profile(name: name.text, email: profile.email))
    }
}
