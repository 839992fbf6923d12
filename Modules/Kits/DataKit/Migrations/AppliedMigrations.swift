/// What the table `migrations` records: the name and checksum of each migration that was run, in that order.
struct AppliedMigrations: Sendable {
    private struct Record {
        let name: String
        let checksum: String?
    }

    private let records: [Record]

    /// Reads the table; a database that has none has had no migrations.
    init(in connection: Connection) throws {
        let table = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'"
        guard try connection.first(table) != nil else {
            records = []
            return
        }
        records = try connection.query("SELECT name, checksum FROM migrations ORDER BY position") { row in
            Record(name: try row.get("name"), checksum: try row.get("checksum"))
        }
    }

    static func record(_ migration: Migration, in connection: Connection) throws {
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS migrations (
                position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, checksum TEXT
            ) STRICT
            """)
        try connection.execute(
            "INSERT INTO migrations (name, checksum) VALUES (?, ?)", migration.name, migration.checksum)
    }

    func contains(_ migration: Migration) -> Bool {
        records.contains { $0.name == migration.name }
    }

    /// Throws when the database is ahead of these migrations, or one of them is not what was run.
    func check(against migrations: [Migration], in location: DatabaseLocation) throws {
        let unknown = records.map(\.name).filter { name in !migrations.contains { $0.name == name } }
        guard unknown.isEmpty else { throw MigrationError.writtenByNewerVersion(unknown: unknown, location) }
        for migration in migrations {
            guard let record = records.first(where: { $0.name == migration.name }) else { continue }
            guard record.checksum == migration.checksum else {
                throw MigrationError.changed(migration.name, location)
            }
        }
    }
}
