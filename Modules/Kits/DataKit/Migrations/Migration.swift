/// One step of a schema's history: a name, and what it does.
///
/// A migration that has been released is never changed; what it should have done is the matter of a new one.
///
/// ```swift
/// let migrations = [
///     Migration("todos.1-create", sql: "CREATE TABLE todos (id TEXT PRIMARY KEY, title TEXT NOT NULL) STRICT"),
///     Migration("todos.2-split-names") { connection in … },
/// ]
/// ```
public struct Migration: Sendable {
    /// The name under which it is recorded, unique in the app. Start it with the feature's name.
    public let name: String

    /// The SHA-256 of the script's bytes in hexadecimal; nil for a closure, whose text can't be compared.
    let checksum: String?

    let run: @Sendable (Connection) throws -> Void

    /// A migration that is a script of one or more statements. Its bytes must not change later.
    public init(_ name: String, sql script: String) {
        self.name = name
        checksum = sha256(of: script)
        run = { try $0.execute(script: script) }
    }

    /// A migration that needs more than SQL. What it does must not change later.
    public init(_ name: String, run: @escaping @Sendable (Connection) throws -> Void) {
        self.name = name
        checksum = nil
        self.run = run
    }
}
