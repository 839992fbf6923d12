import CSQLite

/// An open connection, for the time of one read or one write.
///
/// Not `Sendable`: it can't leave the closure that it was given to.
/// - Values are given as bindings, never put into the text: `execute("DELETE FROM todos WHERE id = ?", id)`.
/// - A statement is compiled once per connection and kept.
/// - Errors show the statement, never the values bound to it.
public final class Connection {
    enum Role {
        case reader
        case writer
    }

    let handle: OpaquePointer
    let location: DatabaseLocation
    var access = Access.write
    var transactionDepth = 0
    var mayControlTransactions = false
    private var statements = StatementCache()
    private var controlStatements = StatementCache()

    init(_ location: DatabaseLocation, role: Role) throws {
        self.location = location
        handle = try Self.openHandle(location)
        try configure(as: role)
    }

    deinit {
        statements.removeAll()
        controlStatements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// How many rows the last INSERT, UPDATE or DELETE changed, without what triggers and foreign keys did.
    public var changes: Int { Int(sqlite3_changes64(handle)) }

    /// The row id of the last INSERT into a table that has row ids; 0 when there was none on this connection.
    public var lastInsertID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Runs one statement, and gives each row to `take` until that returns false.
    ///
    /// The statement is out of the cache while it runs, so `take` may run the same text again.
    func run(_ sql: String, bind values: [(any SQLValue)?], take: (Row) throws -> Bool = { _ in true }) throws {
        guard !isTransactionLost else { throw DatabaseError.transactionLost(place(sql)) }
        let statement = try statements.take(sql) ?? Statement(only: sql, on: self)
        guard access == .write || statement.isReadOnly else { throw DatabaseError.writeInRead(place(sql)) }
        defer { statements.put(statement, for: sql) }
        try run(statement, bind: values, take: take)
    }

    /// Runs a BEGIN, COMMIT, ROLLBACK, SAVEPOINT or RELEASE, which no other way allows.
    func control(_ sql: String) throws {
        mayControlTransactions = true
        defer { mayControlTransactions = false }
        let statement = try controlStatements.take(sql) ?? Statement(only: sql, on: self)
        defer { controlStatements.put(statement, for: sql) }
        try run(statement, bind: [])
    }

    func run(
        _ statement: Statement, bind values: [(any SQLValue)?], take: (Row) throws -> Bool = { _ in true }
    ) throws {
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {
            guard try take(statement.row()) else { return }
        }
    }

    func place(_ sql: String?) -> DatabaseError.Place {
        DatabaseError.Place(location: location, sql: sql)
    }
}
