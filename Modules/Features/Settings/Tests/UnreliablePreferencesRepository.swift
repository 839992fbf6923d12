import DomainKit
import PresentationKit
import SettingsDomain

/// A real repository that can be told to fail, and to take its time over a write.
@MainActor
final class UnreliablePreferencesRepository: PreferencesRepository {
    struct Failure: Error {}

    var changes: ChangeFeed<Preferences> { stored.changes }
    /// Which loads fail, counted from 1.
    var failingLoads: Set<Int> = []
    /// How many of the next writes fail.
    var failingWrites = 0
    /// What the next write waits for.
    var gate: Waiter<Void>?
    /// What was to be written, failed writes included.
    private(set) var writes: [Preferences] = []
    private var loads = 0
    private let stored: any PreferencesRepository

    init(_ stored: any PreferencesRepository) {
        self.stored = stored
    }

    @MainActor func preferences() async throws -> Preferences {
        loads += 1
        if failingLoads.contains(loads) { throw Failure() }
        return try await stored.preferences()
    }

    @MainActor func save(_ preferences: Preferences) async throws {
        writes.append(preferences)
        if let gate {
            self.gate = nil
            try? await gate.value()
        }
        failingWrites -= 1
        if failingWrites >= 0 { throw Failure() }
        try await stored.save(preferences)
    }
}
