import DomainKit
import Foundation

/// Somebody is to show that an address is theirs, by a code that is sent there. All rules of codes are here.
///
/// - A code may be answered three times, for two minutes from when it was sent. Then it is dead, and only a new one helps.
/// - A new one may be sent 30 seconds after the last, five times. It takes the place of the old, which no longer works,
///   and may again be answered three times.
/// - A code that was answered rightly may be answered so again while it lives, so that what follows can be tried again.
///   A right answer allows a new password for ten minutes.
/// - A clock that was set back kills the code, and allows a new one: a code never lives longer for it.
public struct Challenge: Hashable, Sendable, Identifiable {
    /// What a right answer allows.
    public enum Purpose: Hashable, Sendable {
        /// An account of this name and password becomes real.
        case registration(name: String, passwordHash: String)
        /// The account's password may be chosen anew; without an account everything looks the same, and no answer is right.
        case newPassword(account: Account?)
    }

    /// How often one code may be answered wrongly.
    public static let attempts = 3
    /// How long a code lives.
    public static let codeLife = Duration.seconds(120)
    /// How long one waits for the next code.
    public static let pause = Duration.seconds(30)
    /// How often a new code may be sent.
    public static let resends = 5
    /// How long a right answer allows a new password.
    public static let answerLife = Duration.seconds(600)
    /// How many challenges one address may have within `startsWindow`: with the bounds above, at most 90 guesses.
    public static let startsAllowed = 5
    /// See `startsAllowed`.
    public static let startsWindow = Duration.seconds(3600)

    /// Names the challenge, in routes too.
    public let id: String
    /// The address that the code goes to.
    public let email: EmailAddress
    /// What a right answer allows.
    public let purpose: Purpose
    /// When the first code was sent.
    public let startedAt: Date
    /// The code that is right now.
    public private(set) var code: OneTimeCode
    /// When it was sent.
    public private(set) var sentAt: Date
    /// How often it may still be answered.
    public private(set) var attemptsLeft: Int
    /// How often a new one may still be sent.
    public private(set) var resendsLeft: Int
    /// When the right answer came.
    public private(set) var answeredAt: Date?

    /// A challenge whose first code is sent now.
    public init(id: String, email: EmailAddress, purpose: Purpose, code: OneTimeCode, at now: Date) {
        self.init(
            id: id, email: email, purpose: purpose, startedAt: now, code: code, sentAt: now,
            attemptsLeft: Self.attempts, resendsLeft: Self.resends, answeredAt: nil)
    }

    /// A challenge as it was stored.
    public init(
        id: String, email: EmailAddress, purpose: Purpose, startedAt: Date, code: OneTimeCode, sentAt: Date,
        attemptsLeft: Int, resendsLeft: Int, answeredAt: Date?
    ) {
        self.id = id
        self.email = email
        self.purpose = purpose
        self.startedAt = startedAt
        self.code = code
        self.sentAt = sentAt
        self.attemptsLeft = attemptsLeft
        self.resendsLeft = resendsLeft
        self.answeredAt = answeredAt
    }
}

extension Challenge {
    /// Takes an answer. Only a live code can be answered; each wrong answer leaves one attempt less.
    public mutating func answer(_ typed: OneTimeCode, at now: Date) -> ChallengeAnswer {
        guard case .live = codeState(at: now) else { return .dead }
        let isRight = code.matches(typed)
        if isRight, isWinnable {
            answeredAt = answeredAt ?? now
            return .right
        }
        attemptsLeft -= 1
        return attemptsLeft > 0 ? .wrong(attemptsLeft: attemptsLeft) : .dead
    }

    /// Puts a new code in the place of the old, when one may be sent now. Returns whether it was.
    public mutating func resend(_ new: OneTimeCode, at now: Date) -> Bool {
        guard case .now = resendState(at: now) else { return false }
        code = new
        sentAt = now
        attemptsLeft = Self.attempts
        resendsLeft -= 1
        answeredAt = nil
        return true
    }

    /// Whether a new password may be chosen.
    public func allowsNewPassword(at now: Date) -> Bool {
        answeredAt.map { now >= $0 && now < $0.addingTimeInterval(Self.answerLife.seconds) } ?? false
    }

    /// Without an account there is nothing to win.
    private var isWinnable: Bool {
        switch purpose {
        case .registration: true
        case .newPassword(let account): account != nil
        }
    }
}

/// What became of an answer.
public enum ChallengeAnswer: Hashable, Sendable {
    case right
    case wrong(attemptsLeft: Int)
    /// It was the last wrong one, or came too late.
    case dead
}
