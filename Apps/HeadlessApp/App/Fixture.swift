import AuthData
import AuthDomain
import DataKit
import DomainKit
import Foundation
import HeadlessKit
import NavigationKit
import OnboardingData

/// How far somebody has come with the app before a transcript begins.
public enum Fixture: String, CaseIterable, Sendable {
    /// A first start.
    case fresh
    /// The introduction was seen; nobody is signed in.
    case guest
    /// The sample account is signed in.
    case member
}

extension KarvonApp {
    /// Launches the app in memory as a transcript's settings say: `fixture`, `width`, `latency`, `outage`.
    ///
    /// Everything is the same at each call. Throws `SettingError` for a setting or a value that there isn't.
    public static func driver(_ settings: [String: String]) async throws -> AppDriver {
        try await driver(settings, on: .inMemory())
    }

    static func driver(_ settings: [String: String], on storage: AppStorage) async throws -> AppDriver {
        for name in settings.keys.sorted() where !["fixture", "width", "latency", "outage"].contains(name) {
            throw SettingError(name: name, value: nil, expected: ["fixture", "width", "latency", "outage"])
        }
        let fixture: Fixture = try value("fixture", of: settings) ?? .guest
        let width: Width = try value("width", of: settings) ?? .compact
        let environment = HeadlessEnvironment(width: width)
        var conditions = ServiceConditions()
        conditions.latency = try duration("latency", of: settings) ?? .zero
        if let outage = try duration("outage", of: settings) {
            conditions.reachableFrom = environment.clock.now.addingTimeInterval(outage.seconds)
        }
        try await prepare(storage, for: fixture, in: environment)
        return try await AppDriver(environment) { environment in
            try await launch(in: environment, on: storage, cost: .minimum, conditions: conditions)
        }
    }

    private static func prepare(_ storage: AppStorage, for fixture: Fixture, in environment: HeadlessEnvironment)
        async throws
    {
        guard fixture != .fresh else { return }
        let opened = try await storage.opened()
        try await SampleData.insertOnce(into: opened.database, passwords: Argon2Passwords(cost: .minimum))
        try await SQLiteOnboardingRepository(database: opened.database).setFinished()
        if fixture == .member {
            let sessions = SQLiteSessionRepository(
                database: opened.database, secrets: opened.secrets, clock: environment.clock, random: environment.random
            )
            let accounts = SQLiteAccountRepository(database: opened.database)
            if let stored = try await accounts.account(email: EmailAddress(SampleData.email)) {
                _ = try await sessions.start(for: stored.account)
            }
        }
        await storage.close(opened)
    }

    private static func value<Value: CaseIterable & RawRepresentable>(
        _ name: String, of settings: [String: String]
    ) throws -> Value? where Value.RawValue == String {
        guard let text = settings[name] else { return nil }
        guard let value = Value(rawValue: text) else {
            throw SettingError(name: name, value: text, expected: Value.allCases.map(\.rawValue))
        }
        return value
    }

    private static func duration(_ name: String, of settings: [String: String]) throws -> Duration? {
        guard let text = settings[name] else { return nil }
        guard let duration = Duration(shortText: text) else {
            throw SettingError(name: name, value: text, expected: ["300ms", "30s", "2m"])
        }
        return duration
    }
}

/// A setting that there isn't, or a value that it can't have.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What stands behind `@`.
    public let name: String
    /// The value, when the name is right.
    public let value: String?
    /// What there is.
    public let expected: [String]

    /// What is wrong and what would be right.
    public var description: String {
        let choices = expected.joined(separator: ", ")
        return value.map { "@ \(name) can't be '\($0)'; try \(choices)" }
            ?? "there is no setting '@ \(name)'; there are \(choices)"
    }
}
