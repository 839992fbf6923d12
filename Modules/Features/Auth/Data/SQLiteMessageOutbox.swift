import AuthDomain
import DataKit
import DomainKit
import Foundation

/// The outbox in SQLite. Whoever delivers messages observes its feed.
public struct SQLiteMessageOutbox: MessageOutbox {
    /// How long a message is kept.
    private static let keptFor = Duration.seconds(86_400)

    private let database: Database
    private let messages: ChangeFeed<Message>

    /// An outbox in a database in which `AuthMigrations` have run; `messages` is told of each message that was taken.
    public init(database: Database, messages: ChangeFeed<Message>) {
        self.database = database
        self.messages = messages
    }

    /// Keeps a message and then tells the feed; forgets those that were sent a day before it.
    public func send(_ message: Message) async throws {
        let oldest = message.sentAt.addingTimeInterval(-Self.keptFor.seconds)
        try await database.write { connection in
            try connection.execute("DELETE FROM messages WHERE sent_at < ?", oldest)
            try connection.execute(
                "INSERT INTO messages (id, recipient, subject, body, code, sent_at) VALUES (?, ?, ?, ?, ?, ?)",
                message.id, message.recipient, message.subject, message.body, message.code, message.sentAt)
        }
        await messages.publish(message)
    }

    /// The latest messages, the newest first.
    public func newest(_ count: Int) async throws -> [Message] {
        try await database.read { connection in
            try connection.query("SELECT * FROM messages ORDER BY number DESC LIMIT ?", count) { row in
                try Message(
                    id: row.get("id"), recipient: row.get("recipient"), subject: row.get("subject"),
                    body: row.get("body"), code: row.get("code"), sentAt: row.get("sent_at"))
            }
        }
    }
}
