import DomainKit
import Foundation

/// Starts a challenge and sends its first code.
struct StartChallenge: Sendable {
    /// How long a challenge is kept that nobody answered.
    private static let keptFor = Duration.seconds(86_400)

    let challenges: any ChallengeRepository
    let outbox: any MessageOutbox
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let random: any RandomSource

    func callAsFunction(_ email: EmailAddress, _ purpose: Challenge.Purpose) async throws -> Challenge.ID {
        let now = clock.now
        let challenge = Challenge(
            id: identifiers.next(), email: email, purpose: purpose, code: OneTimeCode(from: random), at: now)
        let isAllowed = try await challenges.insert(
            challenge, limit: Challenge.startsAllowed,
            since: now.addingTimeInterval(-Challenge.startsWindow.seconds),
            forgettingBefore: now.addingTimeInterval(-Self.keptFor.seconds))
        guard isAllowed else { throw TooManyChallenges() }
        if let message = challenge.message(id: identifiers.next()) { try await outbox.send(message) }
        return challenge.id
    }
}

/// Codes were asked for too often for one address; an hour later they may be again.
public struct TooManyChallenges: Error, Hashable, Sendable {}

extension Challenge {
    /// The message that tells the code; nil when there is nobody to tell.
    func message(id: String) -> Message? {
        if case .newPassword(account: nil) = purpose { return nil }
        return Message(
            id: id, recipient: email, subject: "Your code",
            body: "\(code.digits) is your code. It is good for two minutes; tell it to nobody.", code: code,
            sentAt: sentAt)
    }
}
