import DataKit
import DomainKit
import ProfileDomain

/// The profiles of all accounts in SQLite; each call is about the one of the account that is signed in.
public struct SQLiteProfileRepository: ProfileRepository {
    /// Tells each profile after it was stored.
    @MainActor public var changes: ChangeFeed<Profile> { feed }

    private let feed = ChangeFeed<Profile>()
    private let database: Database
    private let owner: @MainActor @Sendable () -> String?

    /// Profiles in a database in which `ProfileMigrations` have run; `owner` gives the id of the account that is signed
    /// in. Copies of the repository share their `changes`.
    public init(database: Database, owner: @escaping @MainActor @Sendable () -> String?) {
        self.database = database
        self.owner = owner
    }

    /// The account's profile.
    public func profile() async throws -> Profile? {
        let owner = try await signedInOwner()
        return try await database.read { try Self.profile(of: owner, in: $0) }
    }

    /// Stores the account's profile.
    public func save(_ profile: Profile) async throws {
        let owner = try await signedInOwner()
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO profiles (owner, name, email) VALUES (?1, ?2, ?3)
                ON CONFLICT (owner) DO UPDATE SET name = ?2, email = ?3
                """, owner, profile.name, profile.email)
        }
        await tell(profile, of: owner)
    }

    /// Makes sure that an account has a profile, at the start of its session: a new one gets the name, one that is there
    /// keeps the name that it has. The address becomes `email` either way.
    public func ensure(owner: String, name: String, email: String) async throws {
        let profile = try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO profiles (owner, name, email) VALUES (?1, ?2, ?3)
                ON CONFLICT (owner) DO UPDATE SET email = ?3
                """, owner, name, email)
            return try Self.profile(of: owner, in: connection)
        }
        if let profile { await tell(profile, of: owner) }
    }

    /// Removes the profile of an account.
    public func removeAll(owner: String) async throws {
        try await database.write { try $0.execute("DELETE FROM profiles WHERE owner = ?", owner) }
    }

    private func signedInOwner() async throws(ProfileDataError) -> String {
        guard let owner = await owner() else { throw .nobodySignedIn }
        return owner
    }

    /// A profile whose account signed out meanwhile is nobody's business any more.
    private func tell(_ profile: Profile, of account: String) async {
        guard await owner() == account else { return }
        await feed.publish(profile)
    }

    private static func profile(of owner: String, in connection: Connection) throws -> Profile? {
        try connection.first("SELECT name, email FROM profiles WHERE owner = ?", owner).map { row in
            Profile(name: try row.get("name"), email: try row.get("email"))
        }
    }
}

/// Why a profile could not be read or written.
public enum ProfileDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A profile belongs to an account, and there is none.
    case nobodySignedIn

    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .nobodySignedIn: "Nobody is signed in, so there is no profile. Sign in first."
        }
    }
}
