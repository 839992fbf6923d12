import CSQLite

extension Connection {
    enum Access {
        case read
        case write
    }

    /// True when SQLite has ended the transaction by itself, as it does when the disk is full.
    var isTransactionLost: Bool {
        transactionDepth > 0 && sqlite3_get_autocommit(handle) != 0
    }

    /// Runs `body` in a transaction: committed when it returns, rolled back when it throws.
    func transaction<Value>(_ access: Access, _ body: (Connection) throws -> Value) throws -> Value {
        try control(access == .read ? "BEGIN DEFERRED" : "BEGIN IMMEDIATE")
        self.access = access
        transactionDepth = 1
        defer {
            transactionDepth = 0
            self.access = .write
        }
        do {
            let value = try body(self)
            guard !isTransactionLost else { throw DatabaseError.transactionLost(place(nil)) }
            try control("COMMIT")
            return value
        } catch {
            // The first error says more than one of the rollback, which fails only where nothing is left to undo.
            if !isTransactionLost { try? control("ROLLBACK") }
            throw error
        }
    }

    /// Runs `body` as a part of the transaction that is undone by itself when `body` throws; the error is passed on.
    ///
    /// Savepoints nest.
    ///
    /// ```swift
    /// try await database.write { connection in
    ///     try connection.execute("INSERT INTO orders (id) VALUES (?)", id)
    ///     do {
    ///         try connection.savepoint { try connection.execute("INSERT INTO coupons (code) VALUES (?)", code) }
    ///     } catch DatabaseError.constraint {}  // The order is kept without its coupon.
    /// }
    /// ```
    public func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        let name = "savepoint_\(transactionDepth)"
        try control("SAVEPOINT \(name)")
        transactionDepth += 1
        defer { transactionDepth -= 1 }
        do {
            let value = try body()
            guard !isTransactionLost else { throw DatabaseError.transactionLost(place(nil)) }
            try control("RELEASE \(name)")
            return value
        } catch {
            if !isTransactionLost {
                try? control("ROLLBACK TO \(name)")
                try? control("RELEASE \(name)")
            }
            throw error
        }
    }

    /// Lets SQLite refuse a statement that begins or ends a transaction, unless it comes from ``control(_:)``.
    ///
    /// A COMMIT in the middle of a write would keep half of it.
    func guardTransactions() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_set_authorizer(
            handle,
            { context, action, _, _, _, _ in
                guard action == SQLITE_TRANSACTION || action == SQLITE_SAVEPOINT, let context else { return SQLITE_OK }
                let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
                return connection.mayControlTransactions ? SQLITE_OK : SQLITE_DENY
            }, context)
    }
}
