import DomainKit
import PresentationKit
import ProfileDomain

/// A real repository that can be told to fail, and to take its time over a write.
@MainActor
final class UnreliableProfileRepository: ProfileRepository {
    struct Failure: Error {}

    var changes: ChangeFeed<Profile> { stored.changes }
    /// Which loads fail, counted from 1.
    var failingLoads: Set<Int> = []
    /// How many of the next writes fail.
    var failingWrites = 0
    /// What the next load waits for, with the profile in hand.
    var loadGate: Waiter<Void>?
    /// What the next write waits for.
    var writeGate: Waiter<Void>?
    /// How many loads were begun.
    private(set) var loads = 0
    /// How many writes were begun.
    private(set) var writes = 0
    private let stored: any ProfileRepository

    init(_ stored: any ProfileRepository) {
        self.stored = stored
    }

    @MainActor func profile() async throws -> Profile? {
        loads += 1
        if failingLoads.contains(loads) { throw Failure() }
        let profile = try await stored.profile()
        if let gate = loadGate {
            loadGate = nil
            try? await gate.value()
        }
        return profile
    }

    @MainActor func save(_ profile: Profile) async throws {
        writes += 1
        if let gate = writeGate {
            writeGate = nil
            try? await gate.value()
        }
        failingWrites -= 1
        if failingWrites >= 0 { throw Failure() }
        try await stored.save(profile)
    }
}
