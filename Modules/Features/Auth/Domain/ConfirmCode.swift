import DomainKit

/// Answers a challenge with what somebody typed.
public struct ConfirmCode: Sendable {
    let accounts: any AccountRepository
    let challenges: any ChallengeRepository
    let sessions: any SessionRepository
    let clock: any WallClock
    let identifiers: any IdentifierSource

    /// What became of it. What isn't six digits is no attempt.
    public func callAsFunction(_ id: Challenge.ID, typed: String) async throws -> Confirmation {
        guard let code = OneTimeCode(typed) else { return .notSixDigits }
        let now = clock.now
        let answered = try await challenges.update(id) { challenge in
            (answer: challenge.answer(code, at: now), challenge: challenge)
        }
        guard let answered else { return .unknown }
        switch answered.answer {
        case .wrong(let attemptsLeft): return .wrong(attemptsLeft: attemptsLeft)
        case .dead: return .dead
        case .right: return try await goOn(after: answered.challenge)
        }
    }

    private func goOn(after challenge: Challenge) async throws -> Confirmation {
        guard case .registration(let name, let hash) = challenge.purpose else { return .mayChoosePassword }
        let account = Account(id: identifiers.next(), name: name, email: challenge.email)
        let isNew = try await accounts.insert(StoredAccount(account: account, passwordHash: hash))
        return isNew ? .signedIn(try await sessions.start(for: account)) : .emailTaken
    }
}

/// What became of a code that was typed.
public enum Confirmation: Hashable, Sendable {
    /// The account is real, and signed in.
    case signedIn(Session)
    /// A new password may be chosen.
    case mayChoosePassword
    case notSixDigits
    case wrong(attemptsLeft: Int)
    /// The code is good no more; a new one is needed.
    case dead
    /// Meanwhile the address was registered by another challenge.
    case emailTaken
    /// There is no such challenge any more.
    case unknown
}
