import DataKit
import HeadlessKit
import OnboardingData
import OnboardingDomain
import OnboardingNavigation

/// The introduction alone: its real coordinator, view models and SQLite, and nothing of any other feature.
@MainActor
enum OnboardingHost {
    static func launch(_ settings: [String: String]) async throws -> AppDriver {
        let database = try await emptyDatabase()
        if settings["flag"] == "lost" { try await database.write { try $0.execute("DROP TABLE key_values") } }
        return try await driver(on: database)
    }

    static func emptyDatabase() async throws -> Database {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate([KeyValueTable.migration])
        return database
    }

    static func driver(on database: Database) async throws -> AppDriver {
        let useCases = OnboardingUseCases(onboarding: SQLiteOnboardingRepository(database: database))
        return try await AppDriver { environment in
            let isDue = try? await useCases.shouldShowOnboarding()
            environment.note("introduction due: \(isDue.map(String.init) ?? "unknown")")
            return await SoloApp(OnboardingFlow(), in: environment, describe: \.rawValue) { _, router in
                OnboardingCoordinator(router: router, useCases: useCases)
            }
        }
    }
}
