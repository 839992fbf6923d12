import DataKit
import Foundation
import Testing

@Suite struct KeyValueTests {
    private struct Theme: Codable, Equatable {
        var name: String
        var changed: Date
    }

    private let theme = StoredKey<Theme>("settings.theme")
    private let isOn = StoredKey<Bool>("settings.is-on")

    private func database() async throws -> Database {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([KeyValueTable.migration])
        return database
    }

    @Test func `a value is stored, replaced and removed`() async throws {
        let database = try await database()
        let found = try await database.write { [theme, isOn] connection in
            let before = try connection.value(isOn)
            try connection.set(true, for: isOn)
            try connection.set(Theme(name: "dark", changed: .distantPast), for: theme)
            try connection.set(Theme(name: "light\0 e\u{301}", changed: .init(timeIntervalSince1970: 0.1)), for: theme)
            let stored = try connection.value(theme)
            let isStored = try connection.value(isOn)
            try connection.set(nil, for: isOn)
            return (before, stored, isStored, try connection.value(isOn))
        }
        #expect(found.0 == nil)
        #expect(found.1 == Theme(name: "light\0 e\u{301}", changed: .init(timeIntervalSince1970: 0.1)))
        #expect(found.2 == true)
        #expect(found.3 == nil)
    }

    @Test func `what is stored as another type is an error that names the key`() async throws {
        let database = try await database()
        let error = await #expect(throws: KeyValueError.self) {
            try await database.write { connection in
                try connection.set("yes", for: StoredKey<String>("settings.is-on"))
                _ = try connection.value(isOn)
            }
        }
        #expect(error?.description.hasPrefix("What is stored under \"settings.is-on\" is no Bool.") == true)
    }

    @Test func `a value that JSON can't hold is an error`() async throws {
        let database = try await database()
        await #expect(throws: KeyValueError.self) {
            try await database.write { try $0.set(Double.nan, for: StoredKey<Double>("a")) }
        }
    }
}
