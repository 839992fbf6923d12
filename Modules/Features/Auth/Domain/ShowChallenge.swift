import DomainKit

/// Tells how a challenge stands.
public struct ShowChallenge: Sendable {
    let challenges: any ChallengeRepository
    let clock: any WallClock

    /// How it stands now, or nil when it isn't known: it was answered, or is a day old.
    public func callAsFunction(_ id: Challenge.ID) async throws -> ChallengeStatus? {
        try await challenges.challenge(id)?.status(at: clock.now)
    }
}
