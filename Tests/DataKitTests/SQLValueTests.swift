import DataKit
import Foundation
import Testing

@Suite struct SQLValueTests {
    private func roundTrip<Value: SQLValue & Sendable>(_ value: Value) async throws -> Value {
        let database = try await Database.withSchema("CREATE TABLE box (content ANY) STRICT")
        return try await database.write { connection in
            try connection.execute("INSERT INTO box VALUES (?)", value)
            return try #require(try connection.first("SELECT content FROM box")).get("content")
        }
    }

    @Test(arguments: [Int.min, -1, 0, 1, .max])
    func `an integer comes back`(number: Int) async throws {
        #expect(try await roundTrip(number) == number)
        #expect(try await roundTrip(Int64(number)) == Int64(number))
    }

    @Test(arguments: [0, -0.0, 0.1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity])
    func `a real comes back bit for bit`(number: Double) async throws {
        #expect(try await roundTrip(number).bitPattern == number.bitPattern)
    }

    @Test func `NaN is refused, for SQLite would store NULL`() async throws {
        let error = await databaseError { _ = try await roundTrip(Double.nan) }
        guard case .notANumber(binding: 1, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: ["", "a", "a\0b", "\0", "e\u{301} \u{E9}", "👩‍👩‍👧‍👦", "Oʻzbekiston", "' OR 1=1 --", "\r\n"])
    func `a text comes back byte for byte`(text: String) async throws {
        #expect(Array(try await roundTrip(text).utf8) == Array(text.utf8))
    }

    @Test func `a text of many megabytes comes back`() async throws {
        let text = String(repeating: "нон 🍞\0", count: 1_000_000)
        #expect(Array(try await roundTrip(text).utf8) == Array(text.utf8))
    }

    @Test(arguments: [Data(), Data([0]), Data([0xFF, 0, 0xFE]), Data(repeating: 7, count: 5_000_000)])
    func `a blob comes back, and an empty one is not NULL`(data: Data) async throws {
        #expect(try await roundTrip(data) == data)
        #expect(try await roundTrip(Optional(data)) == data)
    }

    @Test func `the slice of a blob comes back`() async throws {
        let slice = Data([1, 2, 3, 4])[1...2]
        #expect(try await roundTrip(slice) == Data([2, 3]))
    }

    @Test(arguments: [Date(timeIntervalSinceReferenceDate: 0.1), .distantPast, .distantFuture, Date()])
    func `a date comes back to the bit`(date: Date) async throws {
        #expect(try await roundTrip(date) == date)
    }

    @Test func `SQLite shows a date in its own words`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let shown = try await database.read { connection in
            try connection.first(
                "SELECT datetime(?1 + 978307200, 'unixepoch') AS shown",
                Date(timeIntervalSince1970: 1_700_000_000))?.get("shown") as String?
        }
        #expect(shown == "2023-11-14 22:13:20")
    }

    @Test func `a Bool is 0 or 1 and no other number`() async throws {
        #expect(try await roundTrip(true))
        #expect(try await !roundTrip(false))
        #expect(Bool(stored: .integer(2)) == nil)
    }

    @Test func `nil is NULL, bound as an optional or as a literal`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let absent: String? = nil
        let (first, second) = try await database.read { connection in
            let row = try #require(try connection.first("SELECT ? AS a, ? AS b", absent, nil))
            let a: String? = try row.get("a")
            return (a, try row.get("b") as Date?)
        }
        #expect(first == nil)
        #expect(second == nil)
    }

    private enum Status: String, SQLValue { case placed, delivered }

    @Test func `an enum with a raw value needs only to conform`() async throws {
        #expect(try await roundTrip(Status.delivered) == .delivered)
        #expect(Status(stored: .text("eaten")) == nil)
    }

    @Test func `a whole number reads as a Double, unless it would be rounded`() {
        #expect(Double(stored: .integer(5)) == 5)
        #expect(Double(stored: .integer(.max)) == nil)
    }

    @Test func `nothing else is converted`() {
        #expect(Int(stored: .text("1")) == nil)
        #expect(Int(stored: .real(1)) == nil)
        #expect(String(stored: .integer(1)) == nil)
        #expect(String(stored: .blob(Data())) == nil)
        #expect(Data(stored: .text("")) == nil)
        #expect(String(stored: .null) == nil)
    }
}
