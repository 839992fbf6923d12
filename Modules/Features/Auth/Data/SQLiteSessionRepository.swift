import AuthDomain
import DataKit
import DomainKit

/// Sessions: on this device a random token among the secrets, and of each token the digest in SQLite.
///
/// So whoever reads the database can sign in as nobody, and a session that is ended there is ended here.
public struct SQLiteSessionRepository: SessionRepository {
    private static let secretName = "auth.session"

    private let database: Database
    private let secrets: any SecretStore
    private let clock: any WallClock
    private let random: any RandomSource

    /// Sessions in a database in which `AuthMigrations` have run. `random` must be fit for secrets.
    public init(
        database: Database, secrets: any SecretStore, clock: any WallClock, random: any RandomSource
    ) {
        self.database = database
        self.secrets = secrets
        self.clock = clock
        self.random = random
    }

    /// The session of this device; a token that is good for none is forgotten.
    public func current() async throws -> Session? {
        guard let digest = try ownDigest() else { return nil }
        let account = try await database.read { connection in
            try connection.first(
                """
                SELECT accounts.* FROM sessions JOIN accounts ON accounts.id = sessions.account_id
                WHERE token_digest = ?
                """, digest
            ).map(Account.init(row:))
        }
        if account == nil { try secrets.remove(named: Self.secretName) }
        return account.map(Session.init(of:))
    }

    /// Signs the account in with a new token, and ends the session that was.
    public func start(for account: Account) async throws -> Session {
        let token = (0..<4).map { _ in hexadecimal(random.next()) }.joined()
        let (now, digest, oldDigest) = (clock.now, Digest.blake2b(of: token), try ownDigest())
        try await database.write { connection in
            try connection.execute("DELETE FROM sessions WHERE token_digest = ?", oldDigest)
            try connection.execute(
                "INSERT INTO sessions (token_digest, account_id, created_at) VALUES (?, ?, ?)",
                digest, account.id, now)
        }
        try secrets.set(token, named: Self.secretName)
        return Session(of: account)
    }

    /// Ends the session of this device: its row first, without which the token opens nothing.
    public func end() async throws {
        let digest = try ownDigest()
        try await database.write { try $0.execute("DELETE FROM sessions WHERE token_digest = ?", digest) }
        try secrets.remove(named: Self.secretName)
    }

    /// Ends every session of the account, and forgets the token if it was one of them.
    public func endAll(of accountID: Account.ID) async throws {
        let isOwn = try await current()?.accountID == accountID
        try await database.write { try $0.execute("DELETE FROM sessions WHERE account_id = ?", accountID) }
        if isOwn { try secrets.remove(named: Self.secretName) }
    }

    private func ownDigest() throws -> String? {
        try secrets.secret(named: Self.secretName).map(Digest.blake2b(of:))
    }

    /// The bits as 16 digits.
    private func hexadecimal(_ bits: UInt64) -> String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
