import DataKit
import HeadlessKit
import ProfileData
import ProfileDomain

/// The profile alone: its real coordinator, view models and SQLite, and nothing of any other feature.
///
/// Settings: `profile none` begins without one, `loads N` lets the Nth load fail, `writes N` the first N writes.
@MainActor
enum ProfileHost {
    static func launch(_ settings: [String: String]) async throws -> AppDriver {
        let repository = try await SQLiteProfileRepository(database: database()) { "alisher" }
        if settings["profile"] != "none" {
            try await repository.ensure(owner: "alisher", name: "Alisher Navoiy", email: "alisher@navoiy.uz")
        }
        let profiles = UnreliableProfileRepository(repository)
        profiles.failingLoads = Set(settings["loads"].flatMap { Int($0) }.map { [$0] } ?? [])
        profiles.failingWrites = settings["writes"].flatMap { Int($0) } ?? 0
        return try await driver(profiles)
    }

    static func database() async throws -> Database {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate(ProfileMigrations.all)
        return database
    }

    static func driver(_ profiles: any ProfileRepository) async throws -> AppDriver {
        let memory = ProfileApp.Memory()
        return try await AppDriver { await ProfileApp($0, memory, profiles) }
    }
}
