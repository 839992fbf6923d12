import DomainKit

/// Sends a new code for a challenge, which takes the place of the old.
public struct ResendCode: Sendable {
    let challenges: any ChallengeRepository
    let outbox: any MessageOutbox
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let random: any RandomSource

    /// Sends it if it may be sent now. Returns how the challenge stands then, or nil when it isn't known.
    public func callAsFunction(_ id: Challenge.ID) async throws -> ChallengeStatus? {
        let now = clock.now
        let code = OneTimeCode(from: random)
        let changed = try await challenges.update(id) { challenge in
            (isSent: challenge.resend(code, at: now), challenge: challenge)
        }
        guard let changed else { return nil }
        if changed.isSent, let message = changed.challenge.message(id: identifiers.next()) {
            try await outbox.send(message)
        }
        return changed.challenge.status(at: now)
    }
}
