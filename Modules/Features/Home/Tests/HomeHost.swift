import DataKit
import DomainKit
import Foundation
import HeadlessKit
import HomeData
import HomeDomain
import HomeNavigation

/// The directory alone: its real coordinator, view models and SQLite, and nothing of any other feature.
@MainActor
enum HomeHost {
    static func launch(_ settings: [String: String]) async throws -> AppDriver {
        let database = try await sampleDatabase()
        switch settings["users"] {
        case "none": try await database.write { try $0.execute("DELETE FROM users") }
        case "lost": try await database.write { try $0.execute("ALTER TABLE users RENAME TO lost") }
        default: break
        }
        return try await driver(on: database)
    }

    static func sampleDatabase() async throws -> Database {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate(HomeMigrations.all)
        try await database.write { try HomeSampleData.insert(into: $0, random: SeededRandom(seed: 7)) }
        return database
    }

    static func driver(on database: Database) async throws -> AppDriver {
        let useCases = HomeUseCases(users: SQLiteUserRepository(database: database))
        return try await AppDriver { environment in
            await SoloApp(HomeFlow(), in: environment) { _, router in
                HomeCoordinator(router: router, useCases: useCases, clock: environment.clock) {
                    environment.note("output \($0)")
                }
            }
        }
    }
}
