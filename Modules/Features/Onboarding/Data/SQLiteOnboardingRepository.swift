import DataKit
import OnboardingDomain

/// The flag in SQLite, as a value of the key-value table.
public struct SQLiteOnboardingRepository: OnboardingRepository {
    private let database: Database

    /// A flag in a database in which `KeyValueTable.migration` has run.
    public init(database: Database) {
        self.database = database
    }

    /// Whether the flag is set.
    public func isFinished() async throws -> Bool {
        try await database.read { try $0.value(.onboardingFinished) ?? false }
    }

    /// Sets the flag.
    public func setFinished() async throws {
        try await database.write { try $0.set(true, for: .onboardingFinished) }
    }
}

extension StoredKey where Value == Bool {
    fileprivate static var onboardingFinished: StoredKey { StoredKey("onboarding.finished") }
}
