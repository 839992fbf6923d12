import DataKit
import Foundation
import Testing

@Suite struct DatabaseFileTests {
    @Test func `what was written is there when the file is opened again`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("orders ёмкость.sqlite")
        let first = try Database.open(at: file, executors: .mainActor)
        try await first.write { try $0.execute(script: "CREATE TABLE a (b); INSERT INTO a VALUES (1);") }
        await first.close()
        #expect(try folder.contents == ["orders ёмкость.sqlite"])
        let second = try Database.open(at: file, executors: .own)
        #expect(try await second.count("a") == 1)
    }

    @Test func `a killed process loses no write that had returned`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("orders.sqlite")
        await #expect(processExitsWith: .signal(SIGKILL)) { [file = file as URL] in
            let database = try Database.open(at: file, executors: .own)
            try await database.write { try $0.execute(script: "CREATE TABLE a (b); INSERT INTO a VALUES (1);") }
            try await database.write { connection in
                try connection.execute("INSERT INTO a VALUES (2)")
                kill(getpid(), SIGKILL)
            }
        }
        let database = try Database.open(at: file, executors: .mainActor)
        #expect(try await database.read { try $0.query("SELECT b FROM a") { try $0.get("b") as Int } } == [1])
    }

    @Test func `every connection is set up as promised`() async throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(at: folder.file("a.sqlite"), executors: .own)
        let values = { @Sendable (connection: Connection) in
            try [
                connection.first("PRAGMA synchronous")?.get("synchronous") as Int?,
                connection.first("PRAGMA foreign_keys")?.get("foreign_keys"),
                connection.first("PRAGMA trusted_schema")?.get("trusted_schema"),
                connection.first("PRAGMA busy_timeout")?.get("timeout"),
            ]
        }
        #expect(try await database.read(values) == [2, 1, 0, 5000])
        #expect(try await database.write(values) == [2, 1, 0, 5000])
        let mode = try await database.write { try $0.first("PRAGMA journal_mode")?.get("journal_mode") as String? }
        #expect(mode == "wal")
    }

    @Test func `only the owner can read a new file and its log`() async throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(at: folder.file("a.sqlite"), executors: .mainActor)
        try await database.write { try $0.execute("CREATE TABLE a (b)") }
        #expect(try folder.contents == ["a.sqlite", "a.sqlite-shm", "a.sqlite-wal"])
        for name in try folder.contents { #expect(try folder.permissions(of: name) == 0o600) }
    }

    @Test func `a file that is no database is refused and left alone`() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("a.sqlite")
        let text = Data(String(repeating: "This is a letter, not a database. ", count: 100).utf8)
        try text.write(to: file)
        #expect(throws: DatabaseError.cannotOpen(.file(file), reason: "file is not a database")) {
            try Database.open(at: file, executors: .mainActor)
        }
        #expect(try Data(contentsOf: file) == text)
    }

    @Test func `a file in a missing folder can't be opened, and the message says where and what to do`() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("missing/a.sqlite")
        let error = try #require(throws: DatabaseError.self) {
            try Database.open(at: file, executors: .mainActor)
        }
        #expect(
            error.description == """
                Can't open the database \(file.path): unable to open database file. Check that its folder exists and \
                may be written to, and that the file is an SQLite database.
                """)
    }

    @Test func `an address that is no file's is refused`() throws {
        let url = try #require(URL(string: "https://example.com/a.sqlite"))
        #expect(throws: DatabaseError.self) { try Database.open(at: url, executors: .mainActor) }
    }

    @Test func `databases in memory are strangers to each other`() async throws {
        let first = try await Database.withSchema("CREATE TABLE a (b)")
        let second = try Database.inMemory(executors: .mainActor)
        #expect(await databaseError { _ = try await second.count("a") } != nil)
        #expect(try await first.count("a") == 0)
    }
}
