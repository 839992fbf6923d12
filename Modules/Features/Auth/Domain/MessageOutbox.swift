/// Takes messages on their way to a person.
public protocol MessageOutbox: Sendable {
    /// Takes a message, and tells whoever delivers.
    func send(_ message: Message) async throws

    /// The latest messages, the newest first.
    func newest(_ count: Int) async throws -> [Message]
}
