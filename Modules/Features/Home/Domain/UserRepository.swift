/// Where users are kept.
public protocol UserRepository: Sendable {
    /// The first `limit` users whose name, address or city holds `text`, by name; all users when the text is empty.
    ///
    /// Case and accents make no difference.
    func users(matching text: String, limit: Int) async throws -> UserPage

    /// The user of that id, or nil.
    func user(id: Int) async throws -> User?
}
