import DataKit
import Foundation
import Testing

@Suite struct MigrationTests {
    private let create = Migration("todos.1-create", sql: "CREATE TABLE todos (title TEXT NOT NULL) STRICT")
    private let fill = Migration("todos.2-fill") { try $0.execute("INSERT INTO todos VALUES (?)", "Bake bread") }

    private func names(in database: Database) async throws -> [String] {
        try await database.read { connection in
            try connection.query("SELECT name FROM migrations ORDER BY position") { try $0.get("name") }
        }
    }

    private func schema(of database: Database) async throws -> [String?] {
        try await database.read { connection in
            try connection.query("SELECT sql FROM sqlite_schema ORDER BY rowid") { try $0.get("sql") }
        }
    }

    @Test func `migrations run in order, each once`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([create, fill])
        try await database.migrate([create, fill])
        #expect(try await names(in: database) == ["todos.1-create", "todos.2-fill"])
        #expect(try await database.count("todos") == 1)
    }

    @Test func `migrations run on queues of the database's own and survive opening it again`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("a.sqlite")
        let first = try Database.open(at: file, executors: .own)
        try await first.migrate([create])
        await first.close()
        let second = try Database.open(at: file, executors: .own)
        try await second.migrate([create, fill])
        #expect(try await second.count("todos") == 1)
    }

    @Test func `a migration may be added before ones that have been run`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([create, fill])
        try await database.migrate([Migration("auth.1-create", sql: "CREATE TABLE users (id)"), create, fill])
        #expect(try await names(in: database) == ["todos.1-create", "todos.2-fill", "auth.1-create"])
    }

    @Test func `a failing migration leaves the database as it was before it, and is named`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([create])
        let before = try await schema(of: database)
        let bad = Migration(
            "todos.2-bad", sql: "CREATE TABLE a (b); INSERT INTO todos VALUES (NULL); CREATE TABLE c (d)")
        let error = await #expect(throws: MigrationError.self) {
            try await database.migrate([create, bad, Migration("todos.3-later", sql: "CREATE TABLE e (f)")])
        }
        guard case .failed("todos.2-bad", let reason, .memory) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("NOT NULL constraint failed: todos.title"))
        #expect(error?.description.hasPrefix("Migration \"todos.2-bad\" failed on the database memory") == true)
        #expect(try await schema(of: database) == before)
        #expect(try await names(in: database) == ["todos.1-create"])
    }

    @Test func `a first migration that fails leaves an empty database`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        await #expect(throws: MigrationError.self) {
            try await database.migrate([Migration("a") { _ in throw ChangeOfMind() }])
        }
        #expect(try await schema(of: database).isEmpty)
    }

    @Test func `a script can't commit by itself`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        await #expect(throws: MigrationError.self) {
            try await database.migrate([Migration("a", sql: "CREATE TABLE a (b); COMMIT; SELEC")])
        }
        #expect(try await schema(of: database).isEmpty)
    }

    @Test func `a database of a newer version is refused and not touched`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([create, fill])
        let other = Migration("auth.1-create", sql: "CREATE TABLE users (id)")
        await #expect(throws: MigrationError.writtenByNewerVersion(unknown: ["todos.2-fill"], .memory)) {
            try await database.migrate([create, other])
        }
        #expect(try await names(in: database) == ["todos.1-create", "todos.2-fill"])
    }

    @Test func `two migrations of one name are refused`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        await #expect(throws: MigrationError.duplicateName("todos.1-create")) {
            try await database.migrate([create, create])
        }
        #expect(try await schema(of: database).isEmpty)
    }

    @Test func `a script that was changed after it was run is refused`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([create])
        let changed = Migration("todos.1-create", sql: "CREATE TABLE todos (title TEXT) STRICT")
        await #expect(throws: MigrationError.changed("todos.1-create", .memory)) {
            try await database.migrate([changed, fill])
        }
        #expect(try await names(in: database) == ["todos.1-create"])
    }

    @Test func `a script is compared by its bytes`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([Migration("a", sql: "CREATE TABLE a (b DEFAULT '\u{E9}')")])
        await #expect(throws: MigrationError.changed("a", .memory)) {
            try await database.migrate([Migration("a", sql: "CREATE TABLE a (b DEFAULT 'e\u{301}')")])
        }
    }

    @Test func `a recorded checksum is the script's SHA-256`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([Migration("a", sql: "SELECT 1"), fill.afterCreating()])
        let sums = try await database.read { connection in
            try connection.query("SELECT checksum FROM migrations ORDER BY position") {
                try $0.get("checksum") as String?
            }
        }
        #expect(sums == ["e004ebd5b5532a4b85984a62f8ad48a81aa3460c1ca07701f386135d72cdecf5", nil])
    }

    private static let family = """
        CREATE TABLE parents (id INTEGER PRIMARY KEY);
        CREATE TABLE children (parent INTEGER REFERENCES parents ON DELETE CASCADE);
        INSERT INTO parents VALUES (1); INSERT INTO children VALUES (1);
        """

    @Test func `a table can be built anew without losing the rows that refer to it`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let rebuild = Migration(
            "b",
            sql: """
                CREATE TABLE new (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO new (id) SELECT id FROM parents;
                DROP TABLE parents; ALTER TABLE new RENAME TO parents;
                """)
        try await database.migrate([Migration("a", sql: Self.family), rebuild])
        #expect(try await database.count("children") == 1)
        let error = await databaseError {
            try await database.write { try $0.execute("INSERT INTO children VALUES (9)") }
        }
        #expect(error?.violated == .foreignKey)
    }

    @Test func `a migration that leaves rows without their parents is undone, and foreign keys are on again`()
        async throws
    {
        let database = try Database.inMemory(executors: .mainActor)
        let family = Migration("a", sql: Self.family)
        await #expect(throws: MigrationError.danglingReferences("b", tables: ["children"], .memory)) {
            try await database.migrate([family, Migration("b", sql: "DELETE FROM parents")])
        }
        #expect(try await database.count("parents") == 1)
        let error = await databaseError {
            try await database.write { try $0.execute("INSERT INTO children VALUES (9)") }
        }
        #expect(error?.violated == .foreignKey)
    }
}

extension Migration {
    /// A closure's migration, whatever it does.
    fileprivate func afterCreating() -> Migration {
        Migration(name) { _ in }
    }
}
