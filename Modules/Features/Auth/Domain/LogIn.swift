/// Signs somebody in by address and password.
public struct LogIn: Sendable {
    let accounts: any AccountRepository
    let sessions: any SessionRepository
    let passwords: any Passwords

    /// The session of the account with this address and password.
    ///
    /// Throws `LogInFaults` for a form that isn't filled in, `WrongPair` for an address without account as for a wrong
    /// password: neither the error nor the time tells which. A hash of another cost is made anew.
    public func callAsFunction(email: String, password: String) async throws -> Session {
        let address = Result { () throws(EmailAddressFault) in try EmailAddress(email) }
        let faults = LogInFaults(email: address.fault, isPasswordEmpty: password.isEmpty)
        guard let address = try? address.get(), !faults.isPasswordEmpty else { throw faults }
        let stored = try await accounts.account(email: address)
        guard await passwords.verify(password, against: stored?.passwordHash), let stored else { throw WrongPair() }
        if await passwords.needsRehash(stored.passwordHash), let hash = try? await passwords.hash(password) {
            try? await accounts.setPasswordHash(hash, of: stored.account.id)
        }
        return try await sessions.start(for: stored.account)
    }
}

/// What is missing to try to log in; says nothing of any account.
public struct LogInFaults: Error, Hashable, Sendable {
    /// What is wrong with the address as it is written.
    public let email: EmailAddressFault?
    /// Whether no password was typed.
    public let isPasswordEmpty: Bool
}

/// There is no account with this address and this password.
public struct WrongPair: Error, Hashable, Sendable {}

extension Result {
    /// Why it failed, if it did.
    var fault: Failure? {
        if case .failure(let fault) = self { fault } else { nil }
    }
}
