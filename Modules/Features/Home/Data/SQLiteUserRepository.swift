import DataKit
import Foundation
import HomeDomain

/// The directory in SQLite.
public struct SQLiteUserRepository: UserRepository {
    private let database: Database

    /// A directory in a database in which `HomeMigrations` have run.
    public init(database: Database) {
        self.database = database
    }

    /// The first users that match, by name.
    public func users(matching text: String, limit: Int) async throws -> UserPage {
        let folded = text.folded
        return try await database.read { connection in
            let total = try connection.first(
                "SELECT count(*) AS total FROM users WHERE ?1 = '' OR instr(folded, ?1) > 0", folded)
            let users = try connection.query(
                "SELECT * FROM users WHERE ?1 = '' OR instr(folded, ?1) > 0 ORDER BY name, id LIMIT ?2",
                bind: [folded, limit], decode: User.init(row:))
            return UserPage(users: users, total: try total?.get("total") ?? 0)
        }
    }

    /// The user of that id.
    public func user(id: Int) async throws -> User? {
        try await database.read { connection in
            try connection.first("SELECT * FROM users WHERE id = ?", id).map(User.init(row:))
        }
    }
}

extension User {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.get("id"), name: try row.get("name"), email: try row.get("email"), city: try row.get("city"))
    }
}

extension String {
    /// The text without case, accents and the marks that stand for letters in Uzbek.
    var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .filter { !"'ʻʼ‘’`".contains($0) }
    }
}
