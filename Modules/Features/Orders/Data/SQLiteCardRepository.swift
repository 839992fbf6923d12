import DataKit
import OrdersDomain

/// What is kept of cards, in SQLite: there is no column for a number or a check code.
public struct SQLiteCardRepository: CardRepository {
    private let database: Database
    private let owner: @MainActor @Sendable () -> String?

    /// Cards in a database in which `OrdersMigrations` have run; `owner` gives the id of the account that is signed in.
    public init(database: Database, owner: @escaping @MainActor @Sendable () -> String?) {
        self.database = database
        self.owner = owner
    }

    /// Keeps a card; one of the same token is kept already.
    public func keep(_ card: StoredCard) async throws {
        let owner = try await signedInOwner()
        try await database.write { connection in
            try connection.execute(
                "INSERT INTO cards (token, owner, last_four, month, year) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                card.token, owner, card.lastFour, card.expiry.month, card.expiry.year)
        }
    }

    /// The card of the account that the token stands for.
    public func card(token: String) async throws -> StoredCard? {
        let owner = try await signedInOwner()
        return try await database.read { connection in
            try connection.first("SELECT * FROM cards WHERE token = ? AND owner = ?", token, owner).map { row in
                StoredCard(
                    token: try row.get("token"), lastFour: try row.get("last_four"),
                    expiry: CardExpiry(month: try row.get("month"), year: try row.get("year")))
            }
        }
    }

    /// Forgets the cards of an account.
    public func removeAll(owner: String) async throws {
        try await database.write { try $0.execute("DELETE FROM cards WHERE owner = ?", owner) }
    }

    private func signedInOwner() async throws(OrdersDataError) -> String {
        guard let owner = await owner() else { throw .nobodySignedIn }
        return owner
    }
}

/// Why cards can't be kept or found.
public enum OrdersDataError: Error, Hashable, Sendable, CustomStringConvertible {
    case nobodySignedIn

    /// What is wrong and what to do.
    public var description: String { "Nobody is signed in, and a card belongs to somebody. Sign in first." }
}
