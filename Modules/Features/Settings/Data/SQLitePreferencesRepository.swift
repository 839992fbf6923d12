import DataKit
import DomainKit
import SettingsDomain

/// The preferences of all accounts in SQLite; each call is about those of the account that is signed in.
public struct SQLitePreferencesRepository: PreferencesRepository {
    /// Tells the preferences after they were stored.
    @MainActor public var changes: ChangeFeed<Preferences> { feed }

    private let feed = ChangeFeed<Preferences>()
    private let database: Database
    private let owner: @MainActor @Sendable () -> String?

    /// Preferences in a database in which `SettingsMigrations` have run; `owner` gives the id of the account that is
    /// signed in. Copies of the repository share their `changes`.
    public init(database: Database, owner: @escaping @MainActor @Sendable () -> String?) {
        self.database = database
        self.owner = owner
    }

    /// The account's preferences. A language that this version doesn't know is the standard one.
    public func preferences() async throws -> Preferences {
        let owner = try await signedInOwner()
        let row = try await database.read {
            try $0.first("SELECT language, notifies FROM preferences WHERE owner = ?", owner)
        }
        guard let row else { return .standard }
        let language = Language(rawValue: try row.get("language")) ?? Preferences.standard.language
        return Preferences(language: language, notifies: try row.get("notifies"))
    }

    /// Stores the account's preferences.
    public func save(_ preferences: Preferences) async throws {
        let account = try await signedInOwner()
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO preferences (owner, language, notifies) VALUES (?1, ?2, ?3)
                ON CONFLICT (owner) DO UPDATE SET language = ?2, notifies = ?3
                """, account, preferences.language.rawValue, preferences.notifies)
        }
        // Preferences whose account signed out meanwhile are nobody's business any more.
        if await owner() == account { await feed.publish(preferences) }
    }

    /// Removes the preferences of an account.
    public func removeAll(owner: String) async throws {
        try await database.write { try $0.execute("DELETE FROM preferences WHERE owner = ?", owner) }
    }

    private func signedInOwner() async throws(SettingsDataError) -> String {
        guard let owner = await owner() else { throw .nobodySignedIn }
        return owner
    }
}

/// Why preferences could not be read or written.
public enum SettingsDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Preferences belong to an account, and there is none.
    case nobodySignedIn

    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .nobodySignedIn: "Nobody is signed in, so there are no preferences. Sign in first."
        }
    }
}
