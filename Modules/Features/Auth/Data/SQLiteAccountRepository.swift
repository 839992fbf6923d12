import AuthDomain
import DataKit

/// Accounts in SQLite.
public struct SQLiteAccountRepository: AccountRepository {
    private let database: Database

    /// Accounts in a database in which `AuthMigrations` have run.
    public init(database: Database) {
        self.database = database
    }

    /// The account with this address.
    public func account(email: EmailAddress) async throws -> StoredAccount? {
        try await database.read { connection in
            try connection.first("SELECT * FROM accounts WHERE email = ?", email).map { row in
                StoredAccount(account: try Account(row: row), passwordHash: try row.get("password_hash"))
            }
        }
    }

    /// Adds an account and ends every challenge of its address; false when the address is taken.
    public func insert(_ account: StoredAccount) async throws -> Bool {
        do {
            try await database.write { connection in
                try connection.execute(
                    "INSERT INTO accounts (id, name, email, password_hash) VALUES (?, ?, ?, ?)",
                    account.account.id, account.account.name, account.account.email, account.passwordHash)
                try connection.execute("DELETE FROM challenges WHERE email = ?", account.account.email)
            }
            return true
        } catch let error as DatabaseError where error.violated == .unique {
            return false
        }
    }

    /// Keeps another hash of the same password.
    public func setPasswordHash(_ hash: String, of id: Account.ID) async throws {
        try await database.write { try $0.execute("UPDATE accounts SET password_hash = ? WHERE id = ?", hash, id) }
    }

    /// Keeps the hash of a new password and ends every challenge of the account's address.
    public func replacePasswordHash(_ hash: String, of id: Account.ID) async throws {
        try await database.write { connection in
            try connection.execute("UPDATE accounts SET password_hash = ? WHERE id = ?", hash, id)
            try connection.execute(
                "DELETE FROM challenges WHERE email IN (SELECT email FROM accounts WHERE id = ?)", id)
        }
    }

    /// Removes the account; its sessions go with it, as the schema says.
    public func remove(_ id: Account.ID) async throws {
        try await database.write { connection in
            let email = "(SELECT email FROM accounts WHERE id = ?)"
            try connection.execute("DELETE FROM challenges WHERE email IN \(email)", id)
            try connection.execute("DELETE FROM messages WHERE recipient IN \(email)", id)
            try connection.execute("DELETE FROM accounts WHERE id = ?", id)
        }
    }
}

extension Account {
    init(row: Row) throws {
        self.init(id: try row.get("id"), name: try row.get("name"), email: try row.get("email"))
    }
}
