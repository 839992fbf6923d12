/// What can be done with the directory.
public struct HomeUseCases: Sendable {
    /// Lists users a page at a time.
    public let listUsers: ListUsers
    /// Shows one user.
    public let showUser: ShowUser

    /// The use cases over one repository.
    public init(users: any UserRepository) {
        listUsers = ListUsers(users: users)
        showUser = ShowUser(users: users)
    }
}

/// Lists the users that match a text, a number of pages at a time.
public struct ListUsers: Sendable {
    /// How many users a page adds.
    public static let pageSize = 10

    let users: any UserRepository

    /// The users on the first `pages` pages. Spaces around the text make no difference.
    public func callAsFunction(matching text: String, pages: Int) async throws -> UserPage {
        let words = text.split(separator: " ").joined(separator: " ")
        return try await users.users(matching: words, limit: pages * Self.pageSize)
    }
}

/// Finds one user.
public struct ShowUser: Sendable {
    let users: any UserRepository

    /// The user of that id, or nil when there is none.
    public func callAsFunction(id: Int) async throws -> User? {
        try await users.user(id: id)
    }
}
