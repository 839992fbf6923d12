import AuthData
import DataKit
import DomainKit
import HomeData
import OrdersData

/// What a first start fills in: the same every time, from one seed.
enum SampleData {
    /// The sample account's password. It opens nothing but sample data on the machine where the app runs.
    static let password = "gazal-1441"
    static let email = "alisher@navoiy.uz"

    private static let seed: UInt64 = 2026
    private static let isInserted = StoredKey<Bool>("app.sample-data")

    /// Fills an empty database, in one transaction; does nothing at a later start.
    static func insertOnce(into database: Database, passwords: Argon2Passwords) async throws {
        let isThere = try await database.read { try $0.value(isInserted) } ?? false
        guard !isThere else { return }
        try await database.write { connection in
            // Another process may have begun at the same time; only one of them finds nothing here.
            guard try connection.value(isInserted) != true else { return }
            try AuthSampleData.insert(into: connection, password: password, passwords: passwords)
            try HomeSampleData.insert(into: connection, random: SeededRandom(seed: seed))
            try OrdersSampleData.insert(into: connection, random: SeededRandom(seed: seed))
            try connection.set(true, for: isInserted)
        }
    }
}
