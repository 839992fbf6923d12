import DataKit
import Foundation
import Testing

@Suite struct DatabaseErrorTests {
    private static let schema = """
        CREATE TABLE users (id INTEGER PRIMARY KEY, email TEXT UNIQUE, age INTEGER CHECK (age >= 0)) STRICT;
        CREATE TABLE orders (id TEXT PRIMARY KEY, user INTEGER NOT NULL REFERENCES users) STRICT;
        INSERT INTO users VALUES (1, 'alisher@navoiy.uz', 60);
        """

    private func error(of body: @Sendable (Connection) throws -> Void) async throws -> DatabaseError? {
        let database = try await Database.withSchema(Self.schema)
        return await databaseError { try await database.write(body) }
    }

    @Test(arguments: [
        ("INSERT INTO users VALUES (2, 'alisher@navoiy.uz', 1)", ConstraintViolation.Kind.unique),
        ("INSERT INTO users VALUES (1, 'babur@agra.in', 1)", .unique),
        ("INSERT INTO users VALUES (2, 'babur@agra.in', -1)", .check),
        ("INSERT INTO orders VALUES ('a', 9)", .foreignKey),
        ("INSERT INTO orders VALUES ('a', NULL)", .notNull),
        ("INSERT INTO users VALUES (2, 'babur@agra.in', 'old')", .other),
    ])
    func `each kind of rule is told apart`(sql: String, kind: ConstraintViolation.Kind) async throws {
        #expect(try await error { try $0.execute(sql) }?.violated == kind)
    }

    @Test func `a foreign key that is checked at the commit is told apart as well`() async throws {
        let found = try await error { connection in
            try connection.execute("PRAGMA defer_foreign_keys = ON")
            try connection.execute("INSERT INTO orders VALUES ('a', 9)")
        }
        #expect(found?.violated == .foreignKey)
    }

    @Test func `a caller can go on after a violation`() async throws {
        let database = try await Database.withSchema(Self.schema)
        try await database.write { connection in
            do {
                try connection.execute("INSERT INTO users (email) VALUES (?)", "alisher@navoiy.uz")
            } catch let error as DatabaseError where error.violated == .unique {
                try connection.execute("INSERT INTO users (email) VALUES (?)", "babur@agra.in")
            }
        }
        #expect(try await database.count("users") == 2)
    }

    @Test func `a violation's message names the column, the statement and the database, and hides the values`()
        async throws
    {
        let found = try await error { connection in
            try connection.execute("INSERT INTO users (email) VALUES (?)", "alisher@navoiy.uz")
        }
        #expect(
            found?.description == """
                The change breaks a rule of the schema: UNIQUE constraint failed: users.email. Give other values, or \
                handle DatabaseError.constraint.
                  SQL: INSERT INTO users (email) VALUES (?)
                  Database: memory
                """)
    }

    @Test func `a missing column's message lists those there are`() async throws {
        let found = try await error { connection in
            _ = try connection.first("SELECT id, email FROM users")?.get("name") as String?
        }
        #expect(
            found?.description == """
                There is no column "name"; the columns are: id, email. Name the column in the SELECT.
                  SQL: SELECT id, email FROM users
                  Database: memory
                """)
    }

    @Test func `a value of the wrong type is named with what was expected and found`() async throws {
        let found = try await error { connection in
            _ = try connection.first("SELECT email FROM users")?.get("email") as Int?
        }
        #expect(
            found?.description == """
                Column "email" should hold INTEGER or NULL, but holds TEXT. Ask for another type, or repair the row.
                  SQL: SELECT email FROM users
                  Database: memory
                """)
    }

    @Test func `NULL where a value was expected is an error`() async throws {
        let found = try await error { connection in
            let _: String? = try connection.first("SELECT NULL AS email").map { try $0.get("email", as: String.self) }
        }
        guard case .wrongType("email", expected: "TEXT", found: "NULL", _) = found else {
            Issue.record("\(String(describing: found))")
            return
        }
    }

    @Test func `two columns of one name are not guessed between`() async throws {
        let sql = "SELECT 1 AS id, 2 AS id"
        let found = try await error { _ = try $0.first(sql)?.get("id") as Int? }
        #expect(found == .ambiguousColumn("id", DatabaseError.Place(location: .memory, sql: sql)))
    }

    @Test func `a text that is not UTF-8 is an error, and its bytes can be read`() async throws {
        let sql = "SELECT CAST(x'66FF6F' AS TEXT) AS name"
        let found = try await error { _ = try $0.rows(sql) }
        #expect(found == .malformedText(column: "name", DatabaseError.Place(location: .memory, sql: sql)))
        let database = try Database.inMemory(executors: .mainActor)
        let bytes = try await database.read { connection in
            try connection.first("SELECT CAST(CAST(x'66FF6F' AS TEXT) AS BLOB) AS name")?.get("name") as Data?
        }
        #expect(bytes == Data([0x66, 0xFF, 0x6F]))
    }

    @Test func `a mistake in the grammar shows SQLite's words`() async throws {
        let found = try await error { try $0.execute("SELEC 1") }
        #expect(found?.description.hasPrefix("SQLite: near \"SELEC\": syntax error (code 1") == true)
    }
}
