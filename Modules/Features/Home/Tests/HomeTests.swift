import DataKit
import HeadlessKit
import HomeData
import HomeDomain
import Testing
import TranscriptKit

@MainActor
struct HomeTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `the directory shows`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: HomeHost.launch)
    }

    @Test func `a load that failed succeeds when it is tried again and the table is back`() async throws {
        let database = try Database.inMemory(executors: .mainActor)
        let app = try await HomeHost.driver(on: database)
        #expect(app.snapshot.lines.contains("| The users could not be loaded."))
        try await database.migrate(HomeMigrations.all)
        let step = try await app.tap("home.retry")
        #expect(step.snapshot.lines.contains("| There are no users yet."))
    }

    @Test func `the sample users are the same each time, with 123 among them and both scripts`() async throws {
        let first = try await sampleUsers()
        #expect(try await sampleUsers() == first)
        #expect(first.total == 240)
        #expect(first.users.contains { $0.id == 123 && $0.name == "Alisher Navoiy" })
        #expect(
            first.users.contains { $0.name.hasPrefix("Улуғбек") } && first.users.contains { $0.name.hasPrefix("Стоян") }
        )
        #expect(first.users.allSatisfy { $0.email.utf8.allSatisfy { $0 < 128 } && !$0.email.contains("..") })
    }

    @Test func `a search for a character that has a meaning in SQL finds only itself`() async throws {
        let database = try await HomeHost.sampleDatabase()
        let users = SQLiteUserRepository(database: database)
        #expect(try await users.users(matching: "%", limit: 5).total == 0)
        #expect(try await users.users(matching: "_", limit: 5).total == 0)
        #expect(try await users.users(matching: "' OR 1 = 1 --", limit: 5).total == 0)
    }

    private func sampleUsers() async throws -> UserPage {
        try await SQLiteUserRepository(database: HomeHost.sampleDatabase()).users(matching: "", limit: 1000)
    }
}
