/// Somebody who is signed in on this device.
public struct Session: Hashable, Sendable {
    /// Whose session it is.
    public let accountID: String
    /// What the person is called.
    public let name: String
    /// The account's address.
    public let email: EmailAddress

    /// The session of an account.
    public init(of account: Account) {
        accountID = account.id
        name = account.name
        email = account.email
    }
}
