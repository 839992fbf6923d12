import DomainKit
import Foundation

/// What may be told of a challenge at one moment; never the code.
public struct ChallengeStatus: Hashable, Sendable {
    /// What a right answer leads to.
    public enum Purpose: Hashable, Sendable {
        case registration
        case newPassword
    }

    /// How the code stands.
    public enum Code: Hashable, Sendable {
        case live(attemptsLeft: Int, until: Date)
        case expired
        case guessedOut
    }

    /// Whether a new code may be sent.
    public enum Resend: Hashable, Sendable {
        case now
        case from(Date)
        case never
    }

    /// Where the code went.
    public let email: EmailAddress
    /// What a right answer leads to.
    public let purpose: Purpose
    /// How the code stands.
    public let code: Code
    /// Whether a new code may be sent.
    public let resend: Resend
    /// Whether a new password may be chosen.
    public let allowsNewPassword: Bool

    /// When time alone will have changed the code's state or the resend's; nil when it won't.
    public var nextChange: Date? {
        var moments: [Date] = []
        if case .live(_, let end) = code { moments.append(end) }
        if case .from(let start) = resend { moments.append(start) }
        return moments.min()
    }
}

extension Challenge {
    /// What may be told at this moment.
    public func status(at now: Date) -> ChallengeStatus {
        let purpose: ChallengeStatus.Purpose =
            switch self.purpose {
            case .registration: .registration
            case .newPassword: .newPassword
            }
        return ChallengeStatus(
            email: email, purpose: purpose, code: codeState(at: now), resend: resendState(at: now),
            allowsNewPassword: allowsNewPassword(at: now))
    }

    func codeState(at now: Date) -> ChallengeStatus.Code {
        guard attemptsLeft > 0 else { return .guessedOut }
        let end = sentAt.addingTimeInterval(Self.codeLife.seconds)
        return now >= sentAt && now < end ? .live(attemptsLeft: attemptsLeft, until: end) : .expired
    }

    func resendState(at now: Date) -> ChallengeStatus.Resend {
        guard resendsLeft > 0 else { return .never }
        let start = sentAt.addingTimeInterval(Self.pause.seconds)
        return now >= sentAt && now < start ? .from(start) : .now
    }
}
