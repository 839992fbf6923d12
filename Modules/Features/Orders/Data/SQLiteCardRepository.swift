import DataKit
import OrdersDomain

/// What is kept of cards, in SQLite: there is no column for a number or a check code.
public struct SQLiteCardRepository: CardRepository {
    private let database: Database

    /// Cards in a database in which `OrdersMigrations` have run.
    public init(database: Database) {
        self.database = database
    }

    /// Keeps a card; one of the same token is kept already.
    public func keep(_ card: StoredCard) async throws {
        try await database.write { connection in
            try connection.execute(
                "INSERT INTO cards (token, last_four, month, year) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                card.token, card.lastFour, card.expiry.month, card.expiry.year)
        }
    }

    /// The card that the token stands for.
    public func card(token: String) async throws -> StoredCard? {
        try await database.read { connection in
            try connection.first("SELECT * FROM cards WHERE token = ?", token).map { row in
                StoredCard(
                    token: try row.get("token"), lastFour: try row.get("last_four"),
                    expiry: CardExpiry(month: try row.get("month"), year: try row.get("year")))
            }
        }
    }
}
