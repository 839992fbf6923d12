/// Where it is kept who is signed in on this device.
public protocol SessionRepository: Sendable {
    /// The session of this device, or nil when nobody is signed in.
    func current() async throws -> Session?

    /// Signs the account in on this device, in place of whoever was.
    func start(for account: Account) async throws -> Session

    /// Ends the session of this device. Does nothing when there is none.
    func end() async throws

    /// Ends every session of the account, on this device too.
    func endAll(of accountID: Account.ID) async throws
}
