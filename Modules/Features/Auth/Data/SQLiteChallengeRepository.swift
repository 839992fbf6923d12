import AuthDomain
import DataKit
import Foundation

/// Challenges in SQLite.
public struct SQLiteChallengeRepository: ChallengeRepository {
    private let database: Database

    /// Challenges in a database in which `AuthMigrations` have run.
    public init(database: Database) {
        self.database = database
    }

    /// Adds a challenge unless its address has too many; forgets old ones.
    public func insert(
        _ challenge: Challenge, limit: Int, since: Date, forgettingBefore oldest: Date
    ) async throws -> Bool {
        try await database.write { connection in
            try connection.execute("DELETE FROM challenges WHERE started_at < ?", oldest)
            let recent: Int =
                try connection.first(
                    "SELECT count(*) AS n FROM challenges WHERE email = ? AND started_at > ?", challenge.email, since)?
                .get("n") ?? 0
            guard recent < limit else { return false }
            try connection.insert(challenge)
            return true
        }
    }

    /// The challenge of that id.
    public func challenge(_ id: Challenge.ID) async throws -> Challenge? {
        try await database.read { try $0.challenge(id) }
    }

    /// Changes a challenge in one transaction.
    public func update<Value: Sendable>(
        _ id: Challenge.ID, _ change: @Sendable (inout Challenge) -> Value
    ) async throws -> Value? {
        try await database.write { connection in
            guard var challenge = try connection.challenge(id) else { return nil }
            let value = change(&challenge)
            try connection.execute(
                """
                UPDATE challenges SET code = ?, sent_at = ?, attempts_left = ?, resends_left = ?, answered_at = ?
                WHERE id = ?
                """,
                challenge.code, challenge.sentAt, challenge.attemptsLeft, challenge.resendsLeft, challenge.answeredAt,
                id)
            return value
        }
    }
}

extension Connection {
    fileprivate func insert(_ challenge: Challenge) throws {
        let purpose: StoredPurpose
        var (name, hash, accountID): (String?, String?, String?)
        switch challenge.purpose {
        case .registration(let givenName, let givenHash): (purpose, name, hash) = (.registration, givenName, givenHash)
        case .newPassword(let account): (purpose, accountID) = (.newPassword, account?.id)
        }
        try execute(
            """
            INSERT INTO challenges (
                id, email, purpose, name, password_hash, account_id, started_at, code, sent_at, attempts_left,
                resends_left, answered_at
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            challenge.id, challenge.email, purpose, name, hash, accountID, challenge.startedAt, challenge.code,
            challenge.sentAt, challenge.attemptsLeft, challenge.resendsLeft, challenge.answeredAt)
    }

    fileprivate func challenge(_ id: Challenge.ID) throws -> Challenge? {
        guard let row = try first("SELECT * FROM challenges WHERE id = ?", id) else { return nil }
        return try Challenge(
            id: id, email: row.get("email"), purpose: purpose(of: row), startedAt: row.get("started_at"),
            code: row.get("code"), sentAt: row.get("sent_at"), attemptsLeft: row.get("attempts_left"),
            resendsLeft: row.get("resends_left"), answeredAt: row.get("answered_at"))
    }

    private func purpose(of row: Row) throws -> Challenge.Purpose {
        switch try row.get("purpose", as: StoredPurpose.self) {
        case .registration: .registration(name: try row.get("name"), passwordHash: try row.get("password_hash"))
        case .newPassword:
            .newPassword(
                account: try first("SELECT * FROM accounts WHERE id = ?", row.get("account_id", as: String?.self))
                    .map(Account.init(row:)))
        }
    }
}

private enum StoredPurpose: String, SQLValue {
    case registration
    case newPassword = "new-password"
}
