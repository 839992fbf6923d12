import DataKit
import Testing

@Suite struct TransactionTests {
    @Test func `a write is kept and read`() async throws {
        let database = try await Database.withSchema("CREATE TABLE todos (id INTEGER PRIMARY KEY, title TEXT) STRICT")
        let id = try await database.write { connection in
            try connection.execute("INSERT INTO todos (title) VALUES (?)", "Bake bread")
            return connection.lastInsertID
        }
        let titles = try await database.read { connection in
            try connection.query("SELECT title FROM todos WHERE id = ?", id) { try $0.get("title") as String }
        }
        #expect(titles == ["Bake bread"])
    }

    @Test func `a write that throws keeps nothing and passes the error on`() async throws {
        let database = try await Database.withSchema("CREATE TABLE todos (title TEXT) STRICT")
        await #expect(throws: ChangeOfMind()) {
            try await database.write { connection in
                try connection.execute("INSERT INTO todos VALUES ('a')")
                throw ChangeOfMind()
            }
        }
        #expect(try await database.count("todos") == 0)
    }

    @Test func `a write after one that threw works`() async throws {
        let database = try await Database.withSchema("CREATE TABLE todos (title TEXT) STRICT")
        try? await database.write { _ in throw ChangeOfMind() }
        try await database.write { try $0.execute("INSERT INTO todos VALUES ('a')") }
        #expect(try await database.count("todos") == 1)
    }

    @Test func `an inner savepoint that throws is undone by itself`() async throws {
        let database = try await Database.withSchema("CREATE TABLE todos (title TEXT) STRICT")
        let titles = try await database.write { connection in
            try connection.execute("INSERT INTO todos VALUES ('outer')")
            try connection.savepoint {
                try connection.execute("INSERT INTO todos VALUES ('middle')")
                try? connection.savepoint {
                    try connection.execute("INSERT INTO todos VALUES ('inner')")
                    throw ChangeOfMind()
                }
            }
            return try connection.query("SELECT title FROM todos ORDER BY rowid") { try $0.get("title") as String }
        }
        #expect(titles == ["outer", "middle"])
    }

    @Test func `a savepoint returns what its body returns`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        #expect(try await database.write { try $0.savepoint { 7 } } == 7)
    }

    @Test func `a read refuses to change the database, in memory and in a file`() async throws {
        let folder = try TemporaryFolder()
        let databases = [
            try Database.inMemory(executors: .mainActor),
            try Database.open(at: folder.file("a.sqlite"), executors: .mainActor),
        ]
        for database in databases {
            try await database.write { try $0.execute("CREATE TABLE todos (title TEXT)") }
            let error = await databaseError {
                try await database.read { try $0.execute("INSERT INTO todos VALUES ('a')") }
            }
            let place = DatabaseError.Place(location: database.location, sql: "INSERT INTO todos VALUES ('a')")
            #expect(error == .writeInRead(place))
            #expect(try await database.count("todos") == 0)
        }
    }

    @Test(arguments: ["BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT a", "RELEASE savepoint_1", "/* now */ COMMIT"])
    func `a body can't begin or end a transaction`(sql: String) async throws {
        let database = try await Database.withSchema("CREATE TABLE todos (title TEXT) STRICT")
        let error = await databaseError {
            try await database.write { connection in
                try connection.execute("INSERT INTO todos VALUES ('a')")
                try connection.execute(sql)
            }
        }
        #expect(error == .transactionControl(DatabaseError.Place(location: .memory, sql: sql)))
        #expect(try await database.count("todos") == 0)
    }

    @Test func `a transaction that SQLite rolled back takes no further statement`() async throws {
        let database = try await Database.withSchema(
            "CREATE TABLE todos (title TEXT UNIQUE ON CONFLICT ROLLBACK) STRICT")
        let error = await databaseError {
            try await database.write { connection in
                try connection.execute("INSERT INTO todos VALUES ('a')")
                try? connection.execute("INSERT INTO todos VALUES ('a')")
                try connection.execute("INSERT INTO todos VALUES ('b')")
            }
        }
        #expect(
            error == .transactionLost(DatabaseError.Place(location: .memory, sql: "INSERT INTO todos VALUES ('b')")))
        #expect(try await database.count("todos") == 0)
    }

    @Test func `a transaction that SQLite rolled back is not reported as done`() async throws {
        let database = try await Database.withSchema(
            "CREATE TABLE todos (title TEXT UNIQUE ON CONFLICT ROLLBACK) STRICT")
        let error = await databaseError {
            try await database.write { connection in
                try connection.execute("INSERT INTO todos VALUES ('a')")
                try? connection.execute("INSERT INTO todos VALUES ('a')")
            }
        }
        #expect(error == .transactionLost(DatabaseError.Place(location: .memory, sql: nil)))
    }

    @Test func `the number of changed rows is told`() async throws {
        let database = try await Database.withSchema(
            "CREATE TABLE todos (title TEXT) STRICT; INSERT INTO todos VALUES ('a'), ('b'), ('c');")
        let changes = try await database.write { connection in
            try connection.execute("DELETE FROM todos WHERE title > ?", "a")
            return connection.changes
        }
        #expect(changes == 2)
    }

    @Test func `a closed database says so, and closing again does nothing`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        await database.close()
        await database.close()
        let error = await databaseError { try await database.read { _ in } }
        #expect(error == .closed(DatabaseError.Place(location: .memory, sql: nil)))
    }

    @Test func `a cancelled task's write is carried out`() async throws {
        let database = try await Database.withSchema("CREATE TABLE todos (title TEXT) STRICT")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await database.write { try $0.execute("INSERT INTO todos VALUES ('a')") }
        }
        try await task.value
        #expect(try await database.count("todos") == 1)
    }
}
