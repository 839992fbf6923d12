/// Tells who is signed in on this device: asked once, at launch.
public struct CurrentSession: Sendable {
    let sessions: any SessionRepository

    /// The session, or nil when nobody is signed in.
    public func callAsFunction() async throws -> Session? {
        try await sessions.current()
    }
}

/// Ends the session of this device.
public struct SignOut: Sendable {
    let sessions: any SessionRepository

    /// Nobody is signed in here any more.
    public func callAsFunction() async throws {
        try await sessions.end()
    }
}

/// Removes an account for good.
public struct DeleteAccount: Sendable {
    let accounts: any AccountRepository
    let sessions: any SessionRepository

    /// Removes the account, its sessions on every device, and the challenges and messages of its address.
    ///
    /// What other features keep of the account is theirs to remove.
    public func callAsFunction(_ accountID: Account.ID) async throws {
        try await sessions.endAll(of: accountID)
        try await accounts.remove(accountID)
    }
}
