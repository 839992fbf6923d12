import DomainKit
import Foundation
import HomeDomain

/// How the services that the app talks to behave, for a launch that wants to see the app wait or fail.
struct ServiceConditions: Hashable, Sendable {
    /// How long each answer takes.
    var latency = Duration.zero
    /// Until when there is no answer at all.
    var reachableFrom = Date.distantPast
}

// karvon-lint:ignore repositories-are-implemented-in-the-data-layer -- it stores nothing: it stands for the way there
/// A directory that is far away: it answers late, or not at all for a while.
struct RemoteUserRepository: UserRepository {
    struct Unreachable: Error {}

    let base: any UserRepository
    let clock: any WallClock
    let latency: Duration
    let reachableFrom: Date

    func users(matching text: String, limit: Int) async throws -> UserPage {
        try await reach()
        return try await base.users(matching: text, limit: limit)
    }

    func user(id: Int) async throws -> User? {
        try await reach()
        return try await base.user(id: id)
    }

    private func reach() async throws {
        try await clock.sleep(for: latency)
        guard clock.now >= reachableFrom else { throw Unreachable() }
    }
}
