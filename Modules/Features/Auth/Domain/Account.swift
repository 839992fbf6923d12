/// Somebody who may sign in.
public struct Account: Hashable, Sendable, Identifiable {
    /// Names the account; what belongs to it refers to it by this.
    public let id: String
    /// What the person is called.
    public let name: String
    /// Where codes are sent, and what is typed to sign in.
    public let email: EmailAddress

    /// An account.
    public init(id: String, name: String, email: EmailAddress) {
        self.id = id
        self.name = name
        self.email = email
    }
}

/// An account with what is needed to check its password.
public struct StoredAccount: Hashable, Sendable {
    /// The account.
    public let account: Account
    /// What `Passwords` made of the password.
    public let passwordHash: String

    /// An account with the hash of its password.
    public init(account: Account, passwordHash: String) {
        self.account = account
        self.passwordHash = passwordHash
    }
}
