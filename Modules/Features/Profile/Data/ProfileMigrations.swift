import DataKit

/// The tables of profiles, in the order in which they came to be.
public enum ProfileMigrations {
    /// `owner` is the account: each has one profile.
    public static let all = [
        Migration(
            "profile/1 profiles",
            sql: """
                CREATE TABLE profiles (owner TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL)
                STRICT, WITHOUT ROWID
                """)
    ]
}
