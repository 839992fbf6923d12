/// Where accounts are kept. Each change happens as a whole or not at all.
public protocol AccountRepository: Sendable {
    /// The account with this address, or nil.
    func account(email: EmailAddress) async throws -> StoredAccount?

    /// Adds an account, and ends every challenge of its address.
    ///
    /// Returns false, and changes nothing, when the address is taken.
    func insert(_ account: StoredAccount) async throws -> Bool

    /// Keeps another hash of the same password.
    func setPasswordHash(_ hash: String, of id: Account.ID) async throws

    /// Keeps the hash of a new password, and ends every challenge of the account's address.
    func replacePasswordHash(_ hash: String, of id: Account.ID) async throws

    /// Removes the account with its sessions, and the challenges and messages of its address.
    func remove(_ id: Account.ID) async throws
}
