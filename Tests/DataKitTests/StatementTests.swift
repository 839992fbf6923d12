import DataKit
import Foundation
import Testing

@Suite struct StatementTests {
    private func place(_ sql: String) -> DatabaseError.Place {
        DatabaseError.Place(location: .memory, sql: sql)
    }

    private func error(of body: @Sendable (Connection) throws -> Void) async throws -> DatabaseError? {
        let database = try Database.inMemory(executors: .mainActor)
        return await databaseError { try await database.write(body) }
    }

    @Test func `the wrong number of bindings is an error`() async throws {
        let sql = "SELECT ? + ?"
        let tooFew = try await error { _ = try $0.rows(sql, 1) }
        #expect(tooFew == .bindingCount(expected: 2, given: 1, place(sql)))
        let tooMany = try await error { _ = try $0.rows(sql, 1, 2, 3) }
        #expect(tooMany == .bindingCount(expected: 2, given: 3, place(sql)))
    }

    @Test(arguments: ["SELECT 1; SELECT 2", "", "  -- nothing", "SELECT 1; SELEC"])
    func `a text that is not one statement is an error`(sql: String) async throws {
        #expect(try await error { try $0.execute(sql) } != nil)
    }

    @Test func `comments and a semicolon may surround a statement`() async throws {
        #expect(try await error { try $0.execute("-- one\nSELECT 1; -- and no more\n ") } == nil)
    }

    @Test func `a text with a NUL is not cut short`() async throws {
        #expect(try await error { try $0.execute("SELECT 1\0, 2") } != nil)
    }

    @Test func `a script runs every statement, and a trigger's body stays whole`() async throws {
        let database = try await Database.withSchema(
            """
            CREATE TABLE todos (title TEXT); -- о чём
            CREATE TABLE log (title TEXT);
            CREATE TRIGGER logged AFTER INSERT ON todos BEGIN
                INSERT INTO log VALUES (new.title); INSERT INTO log VALUES ('end');
            END;
            INSERT INTO todos VALUES ('a');
            """)
        #expect(try await database.count("log") == 2)
    }

    @Test func `a script that fails names the statement`() async throws {
        let found = try await error {
            try $0.execute(script: "CREATE TABLE a (b); INSERT INTO a VALUES (1, 2); SELECT 1")
        }
        guard case .sqlite(_, let message, let place) = found else {
            Issue.record("\(String(describing: found))")
            return
        }
        #expect(message == "table a has 1 columns but 2 values were supplied")
        #expect(place.sql?.hasPrefix(" INSERT INTO a") == true)
    }

    @Test func `a statement runs inside its own rows`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let found = try await database.read { connection in
            let sql = "SELECT value AS n FROM json_each(?)"
            return try connection.query(sql, "[1,2]") { outer in
                let n: Int = try outer.get("n")
                return try connection.query(sql, "[10,20]") { try $0.get("n") + n }
            }
        }
        #expect(found == [[11, 21], [12, 22]])
    }

    @Test func `texts that Swift holds to be equal are different statements`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let lengths = try await database.read { connection in
            try ["SELECT length('\u{E9}') AS n", "SELECT length('e\u{301}') AS n"].map {
                try connection.first($0)?.get("n") as Int?
            }
        }
        #expect(lengths == [1, 2])
    }

    @Test func `a statement sees a column that was added after it was first run`() async throws {
        let database = try await Database.withSchema("CREATE TABLE a (b); INSERT INTO a VALUES (1)")
        let names = try await database.write { connection in
            let before = try connection.first("SELECT * FROM a")?.names
            try connection.execute("ALTER TABLE a ADD COLUMN c")
            return [before, try connection.first("SELECT * FROM a")?.names]
        }
        #expect(names == [["b"], ["b", "c"]])
    }

    @Test func `first stops at the first row, and rows come in order`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let sql = "SELECT 1 AS n UNION ALL SELECT 2"
        let numbers = try await database.read { connection in
            let first: Int? = try connection.first(sql)?.get("n")
            return [first] + (try connection.rows(sql).map { try $0.get("n") })
        }
        #expect(numbers == [1, 1, 2])
        #expect(try await database.read { try $0.first("SELECT 1 WHERE false") == nil })
    }

    @Test func `a list of bindings may be made at run time`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let row = try await database.read { try $0.first("SELECT ? AS a, ? AS b", bind: [1, "x"]) }
        #expect(try row?.get("a") == 1)
        #expect(try row?.get("b") == "x")
    }

    @Test func `more statements than are kept still work`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let sum = try await database.read { connection in
            try (0..<1000).map { try connection.first("SELECT \($0) AS n")?.get("n") ?? 0 }.reduce(0, +)
        }
        #expect(sum == 499_500)
    }
}
