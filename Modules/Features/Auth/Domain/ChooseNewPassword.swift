import DomainKit

/// Ends a challenge that was answered rightly with a new password.
public struct ChooseNewPassword: Sendable {
    let accounts: any AccountRepository
    let challenges: any ChallengeRepository
    let sessions: any SessionRepository
    let passwords: any Passwords
    let clock: any WallClock

    /// Keeps the password, signs the account out everywhere, and in here.
    ///
    /// Throws `NewPasswordFaults`, or `NewPasswordNotAllowed` when the challenge wasn't answered within the last ten minutes.
    public func callAsFunction(_ id: Challenge.ID, password: String, repetition: String) async throws -> Session {
        guard let challenge = try await challenges.challenge(id), challenge.allowsNewPassword(at: clock.now),
            case .newPassword(let account?) = challenge.purpose
        else { throw NewPasswordNotAllowed() }
        let faults = NewPasswordFaults(
            password: PasswordRules.fault(of: password, name: account.name, email: account.email),
            isRepetitionDifferent: password != repetition)
        guard faults.password == nil, !faults.isRepetitionDifferent else { throw faults }
        try await accounts.replacePasswordHash(passwords.hash(password), of: account.id)
        try await sessions.endAll(of: account.id)
        return try await sessions.start(for: account)
    }
}

/// What is wrong with a new password, field by field.
public struct NewPasswordFaults: Error, Hashable, Sendable {
    /// What is wrong with the password, if anything.
    public let password: PasswordFault?
    /// Whether the password was typed differently the second time.
    public let isRepetitionDifferent: Bool
}

/// The code must be answered first, or once more.
public struct NewPasswordNotAllowed: Error, Hashable, Sendable {}
