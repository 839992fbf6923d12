extension Connection {
    /// Runs one statement. Rows that it returns are passed over.
    ///
    /// Throws ``DatabaseError``: `.constraint` when the change breaks a rule of the schema, `.bindingCount` when there
    /// are more or fewer bindings than `?` in the text, `.statementCount` when the text is not one statement.
    public func execute(_ sql: String, bind values: [(any SQLValue)?]) throws {
        try run(sql, bind: values)
    }

    /// Runs one statement and returns every row. The order is the statement's, so give it an ORDER BY.
    public func rows(_ sql: String, bind values: [(any SQLValue)?]) throws -> [Row] {
        try query(sql, bind: values) { $0 }
    }

    /// Runs one statement up to its first row, and returns that, or nil when there is none.
    public func first(_ sql: String, bind values: [(any SQLValue)?]) throws -> Row? {
        var found: Row?
        try run(sql, bind: values) { row in
            found = row
            return false
        }
        return found
    }

    /// Runs one statement and returns what `decode` makes of each row. `decode` may use the connection.
    public func query<Value>(
        _ sql: String, bind values: [(any SQLValue)?], decode: (Row) throws -> Value
    ) throws -> [Value] {
        var decoded: [Value] = []
        try run(sql, bind: values) { row in
            decoded.append(try decode(row))
            return true
        }
        return decoded
    }
}

extension Connection {
    /// Runs one statement with the bindings listed: `execute("DELETE FROM todos WHERE id = ?", id)`.
    public func execute(_ sql: String, _ values: (any SQLValue)?...) throws {
        try execute(sql, bind: values)
    }

    /// Returns every row of one statement with the bindings listed.
    public func rows(_ sql: String, _ values: (any SQLValue)?...) throws -> [Row] {
        try rows(sql, bind: values)
    }

    /// Returns the first row of one statement with the bindings listed.
    public func first(_ sql: String, _ values: (any SQLValue)?...) throws -> Row? {
        try first(sql, bind: values)
    }

    /// Returns what `decode` makes of each row of one statement with the bindings listed.
    public func query<Value>(
        _ sql: String, _ values: (any SQLValue)?..., decode: (Row) throws -> Value
    ) throws -> [Value] {
        try query(sql, bind: values, decode: decode)
    }
}

extension Connection {
    /// Runs every statement of a script in turn, without bindings. Meant for migrations.
    ///
    /// The first that fails ends it; the error shows that statement, or for a mistake of grammar the text from there on.
    public func execute(script: String) throws {
        var rest = script[...]
        while !rest.isEmpty {
            guard !isTransactionLost else { throw DatabaseError.transactionLost(place(script)) }
            let (statement, remainder) = try Statement.next(in: rest, on: self)
            rest = remainder
            guard let statement else { continue }
            guard access == .write || statement.isReadOnly else { throw DatabaseError.writeInRead(statement.place) }
            try run(statement, bind: [])
        }
    }
}
