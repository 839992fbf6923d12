public import Foundation

/// An SQLite database with one writer and, for a file, readers that work beside it.
///
/// - A write is a transaction: all of it is kept, or, when its body throws, none of it. Writes happen one at a time.
/// - A read sees one state of the database from its first query to its last, whatever is written meanwhile.
/// - A write that has returned survives the death of the process and the loss of power: the file is in WAL mode with
///   `synchronous = FULL`, which syncs the log at each commit. `NORMAL` would survive a killed process, yet could lose
///   the last commits with the power.
/// - Foreign keys are enforced. A schema may not call functions that are unsafe (`trusted_schema` is off).
/// - Another process that holds the file's lock is waited for, for 5 seconds; then the call throws
///   ``DatabaseError/busy(_:)``.
/// - A call whose task is cancelled still runs to its end: a write that was asked for is never half known.
/// - Closed by ``close()``, or when it is released.
///
/// ```swift
/// let database = try Database.open(at: file, executors: .own)
/// try await database.migrate(migrations)
/// try await database.write { connection in
///     try connection.execute("INSERT INTO todos (id, title) VALUES (?, ?)", "t1", "Bake bread")
/// }
/// let titles = try await database.read { connection in
///     try connection.query("SELECT title FROM todos ORDER BY id") { row in try row.get("title") as String }
/// }
/// ```
public final class Database: Sendable {
    /// Where the database is.
    public let location: DatabaseLocation
    let writer: ConnectionOwner
    private let readers: ReaderPool

    private init(_ location: DatabaseLocation, writer: ConnectionOwner, readers: ReaderPool) {
        self.location = location
        self.writer = writer
        self.readers = readers
    }

    /// Opens the file, on the caller's thread; makes it when there is none. Its folder must exist.
    ///
    /// A file that is made here can be read by its owner only (0600).
    ///
    /// Throws ``DatabaseError/cannotOpen(_:reason:)`` when the file can't be opened or is no SQLite database.
    public static func open(at url: URL, executors: DatabaseExecutors) throws -> Database {
        let location = DatabaseLocation.file(url)
        let name = "database.\(url.lastPathComponent)"
        let writer = try ConnectionOwner(location, as: .writer, on: executors.makeQueue(label: "\(name).writer"))
        func reader(_ number: Int) throws -> ConnectionOwner {
            try ConnectionOwner(location, as: .reader, on: executors.makeQueue(label: "\(name).reader.\(number)"))
        }
        let readers = try ReaderPool(first: reader(1), others: (1..<executors.readerCount).map { try reader($0 + 1) })
        return Database(location, writer: writer, readers: readers)
    }

    /// Opens an empty database in memory, whose one connection serves reads and writes in turn.
    public static func inMemory(executors: DatabaseExecutors) throws -> Database {
        let owner = try ConnectionOwner(.memory, as: .writer, on: executors.makeQueue(label: "database.memory"))
        return Database(.memory, writer: owner, readers: ReaderPool(first: owner))
    }

    /// Runs `body` on one unchanging state of the database and returns what it returns.
    ///
    /// A statement that would change the database throws ``DatabaseError/writeInRead(_:)``.
    public func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await readers.run { try $0.transaction(.read) { connection in try body(connection) } }
    }

    /// Runs `body` as one transaction, commits it and returns what it returned; keeps nothing when it throws.
    ///
    /// The write lock is taken before `body` runs (`BEGIN IMMEDIATE`), so what `body` reads is still true when it
    /// writes. Part of it can be undone by itself with ``Connection/savepoint(_:)``.
    public func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await writer.run { try $0.transaction(.write) { connection in try body(connection) } }
    }

    /// Closes every connection after the calls that came before; later calls throw ``DatabaseError/closed(_:)``.
    ///
    /// A second call does nothing.
    public func close() async {
        await readers.close()
        await writer.close()
    }
}
