/// Somebody in the directory.
public struct User: Hashable, Sendable, Identifiable {
    /// Names the user; also in links.
    public let id: Int
    /// The full name, in the script that the user writes it in.
    public let name: String
    /// The address for mail.
    public let email: String
    /// Where the user lives.
    public let city: String

    /// A user.
    public init(id: Int, name: String, email: String, city: String) {
        self.id = id
        self.name = name
        self.email = email
        self.city = city
    }
}

/// Some of the users that were asked for, and how many there are in all.
public struct UserPage: Hashable, Sendable {
    /// The users, by name.
    public let users: [User]
    /// How many there are, those not on the page included.
    public let total: Int

    /// A page.
    public init(users: [User], total: Int) {
        self.users = users
        self.total = total
    }
}
