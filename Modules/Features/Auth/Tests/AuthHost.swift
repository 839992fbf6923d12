import AuthData
import AuthDomain
import AuthNavigation
import DataKit
import DomainKit
import Foundation
import HeadlessKit
import PresentationKit

/// The way in alone: its real coordinator, view models and SQLite, and nothing of any other feature.
@MainActor
final class AuthHost {
    nonisolated static let password = "gazal-va-ruboiy"

    let environment = HeadlessEnvironment()
    let database: Database
    let secretStore = InMemorySecretStore()
    let messages = ChangeFeed<Message>()
    let useCases: AuthUseCases
    /// What was sent, the newest last; outlives a launch, as a mailbox does.
    private(set) var mailbox: [Message] = []
    private var delivery: Subscription?

    init(takingTime: Duration = .zero) async throws {
        database = try Database.inMemory(executors: .mainActor)
        try await database.migrate(AuthMigrations.all)
        let passwords = try Argon2Passwords(cost: .minimum)
        try await database.write {
            try AuthSampleData.insert(into: $0, password: Self.password, passwords: passwords)
        }
        useCases = AuthUseCases(
            accounts: SQLiteAccountRepository(database: database),
            challenges: SQLiteChallengeRepository(database: database),
            sessions: SQLiteSessionRepository(
                database: database, secrets: secretStore, clock: environment.clock, random: environment.random),
            outbox: SQLiteMessageOutbox(database: database, messages: messages),
            passwords: SlowPasswords(passwords, takingTime: takingTime, clock: environment.clock),
            clock: environment.clock, identifiers: environment.identifiers, random: environment.random)
        delivery = messages.subscribe { [weak self] in self?.deliver($0) }
    }

    static func launch(_ settings: [String: String]) async throws -> AppDriver {
        let host = try await AuthHost(takingTime: settings["passwords"] == "slow" ? .seconds(1) : .zero)
        if settings["accounts"] == "lost" { try await host.lose("accounts") }
        if settings["challenges"] == "lost" { try await host.lose("challenges") }
        return try await host.driver()
    }

    func driver() async throws -> AppDriver {
        try await AppDriver(environment) { [self] environment in
            await SoloApp(
                AuthFlow(), in: environment, secrets: { [self] in secrets },
                describe: { "\($0.name) <\($0.email)> is in" }
            ) { [self] _, router in
                AuthCoordinator(
                    router: router, useCases: useCases, clock: environment.clock, formats: { .fixed })
            }
        }
    }

    /// Makes a table unreadable.
    func lose(_ table: String) async throws {
        try await database.write { try $0.execute("ALTER TABLE \(table) RENAME TO lost") }
    }

    /// Makes it readable again.
    func find(_ table: String) async throws {
        try await database.write { try $0.execute("ALTER TABLE lost RENAME TO \(table)") }
    }

    var secrets: [String: String] {
        var secrets = [
            "password": Self.password, "wrong": "not-the-password", "weak": "qwertyuiop", "short": "kalit-7",
            "new": "tong-yulduzi-41",
        ]
        guard let newest = mailbox.last?.code.digits else { return secrets }
        secrets["code"] = newest
        secrets["wrong-code"] = (newest.first == "9" ? "0" : "9") + newest.dropFirst()
        if mailbox.count > 1 { secrets["old-code"] = mailbox[mailbox.count - 2].code.digits }
        return secrets
    }

    private func deliver(_ message: Message) {
        mailbox.append(message)
        environment.post(UserNotification(title: "\(message.subject) (\(message.recipient))", body: message.body))
    }
}

/// Real passwords that take their time, as at a real cost.
struct SlowPasswords: Passwords {
    private let passwords: Argon2Passwords
    private let takingTime: Duration
    private let clock: any WallClock

    init(_ passwords: Argon2Passwords, takingTime: Duration, clock: any WallClock) {
        self.passwords = passwords
        self.takingTime = takingTime
        self.clock = clock
    }

    func hash(_ password: String) async throws -> String {
        try await clock.sleep(for: takingTime)
        return try passwords.hash(password)
    }

    func verify(_ password: String, against stored: String?) async -> Bool {
        try? await clock.sleep(for: takingTime)
        return passwords.verify(password, against: stored)
    }

    func needsRehash(_ stored: String) async -> Bool {
        passwords.needsRehash(stored)
    }
}
