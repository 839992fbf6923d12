import DataKit
import DomainKit
import Foundation
import HeadlessKit
import PresentationKit
import SettingsData
import SettingsDomain
import SettingsNavigation

/// Settings started by another flow: the real coordinator, view models and SQLite, and nothing of any other feature.
///
/// Settings: `loads N` lets the first N loads of the preferences fail, `writes N` the first N writes, `emails N` the
/// first N questions for the account's address, `deletions N` the first N attempts to delete the account.
@MainActor
struct SettingsHost {
    let preferences: UnreliablePreferencesRepository
    let account = UnreliableAccount()

    init() async throws {
        preferences = try await UnreliablePreferencesRepository(
            SQLitePreferencesRepository(database: Self.database()) { "alisher" })
    }

    static func launch(_ settings: [String: String]) async throws -> AppDriver {
        let host = try await SettingsHost()
        let numbers = settings.compactMapValues { Int($0) }
        // The host itself reads the preferences first, to set the formats.
        host.preferences.failingLoads = Set(2..<2 + (numbers["loads"] ?? 0))
        host.preferences.failingWrites = numbers["writes"] ?? 0
        host.account.failingEmails = numbers["emails"] ?? 0
        host.account.failingDeletions = numbers["deletions"] ?? 0
        return try await host.driver()
    }

    static func database() async throws -> Database {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate(SettingsMigrations.all)
        return database
    }

    func driver() async throws -> AppDriver {
        let useCases = SettingsUseCases(preferences: preferences, account: account)
        return try await AppDriver { environment in
            let formats = try await FollowedFormats(useCases)
            return await SoloApp(StarterFlow(), in: environment) { _, router in
                StarterCoordinator(router: router, note: { environment.note($0) }) { router in
                    SettingsCoordinator(
                        router: router, useCases: useCases, clock: environment.clock, formats: { formats.current })
                }
            }
        }
    }
}

/// The formats of the language that is chosen now: what a composition root keeps.
@MainActor
private final class FollowedFormats {
    private(set) var current: Formats
    private var subscription: Subscription?

    init(_ useCases: SettingsUseCases) async throws {
        current = Self.formats(of: try await useCases.showPreferences())
        subscription = useCases.observePreferences { [weak self] in self?.current = Self.formats(of: $0) }
    }

    private static func formats(of preferences: Preferences) -> Formats {
        Formats(locale: preferences.language.locale, timeZone: .gmt)
    }
}
