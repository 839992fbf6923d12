import Foundation

/// Where challenges are kept, so that a relaunch goes on where it was.
public protocol ChallengeRepository: Sendable {
    /// Adds a challenge, and forgets those that were started before `oldest`.
    ///
    /// Returns false, and adds nothing, when the address has `limit` or more that were started after `since`.
    func insert(_ challenge: Challenge, limit: Int, since: Date, forgettingBefore oldest: Date) async throws -> Bool

    /// The challenge of that id, or nil.
    func challenge(_ id: Challenge.ID) async throws -> Challenge?

    /// Changes a challenge in one step, so that no two answers are given with one attempt; returns what `change` returned,
    /// or nil when there is no such challenge.
    func update<Value: Sendable>(
        _ id: Challenge.ID, _ change: @Sendable (inout Challenge) -> Value
    ) async throws -> Value?
}
