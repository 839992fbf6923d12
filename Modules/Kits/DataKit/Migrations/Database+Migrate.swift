extension Database {
    /// Runs, in the order given, the migrations that this database has not had yet.
    ///
    /// - Give all of the app's migrations in one call: one that is recorded but not given counts as written by a newer
    ///   version.
    /// - Each is one transaction together with its record, a row of the table `migrations`. When one fails, the database
    ///   is as it was before that one, and none follows.
    /// - Foreign keys are not enforced while a migration runs, so that a table can be built anew without losing the rows
    ///   that refer to it; they are checked as a whole before it is committed.
    /// - A migration may be put before ones that have been run: features add theirs in parallel.
    ///
    /// Throws ``MigrationError``; ``DatabaseError`` when the record of what was run can't be read.
    public func migrate(_ migrations: [Migration]) async throws {
        var names: Set<String> = []
        for migration in migrations where !names.insert(migration.name).inserted {
            throw MigrationError.duplicateName(migration.name)
        }
        let location = location
        let applied = try await read { try AppliedMigrations(in: $0) }
        try applied.check(against: migrations, in: location)
        for migration in migrations where !applied.contains(migration) {
            try await writer.run { connection in
                do {
                    try connection.withoutForeignKeys {
                        try connection.transaction(.write) { try $0.apply(migration) }
                    }
                } catch let error as MigrationError {
                    throw error
                } catch {
                    throw MigrationError.failed(migration.name, reason: "\(error)", location)
                }
            }
        }
    }
}

extension Connection {
    /// Runs the migration and records it, unless another process has done so since the check.
    fileprivate func apply(_ migration: Migration) throws {
        guard try !AppliedMigrations(in: self).contains(migration) else { return }
        try migration.run(self)
        try AppliedMigrations.record(migration, in: self)
        let tables = try query("PRAGMA foreign_key_check") { try $0.get("table") as String }
        guard tables.isEmpty else {
            throw MigrationError.danglingReferences(migration.name, tables: Set(tables).sorted(), location)
        }
    }

    /// Stops enforcing foreign keys for the time of `body`; SQLite allows the change only outside a transaction.
    fileprivate func withoutForeignKeys(_ body: () throws -> Void) throws {
        try run("PRAGMA foreign_keys = OFF", bind: [])
        let outcome = Result { try body() }
        try run("PRAGMA foreign_keys = ON", bind: [])
        try outcome.get()
    }
}
