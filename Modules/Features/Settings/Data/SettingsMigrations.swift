import DataKit

/// The tables of settings, in the order in which they came to be.
public enum SettingsMigrations {
    /// `owner` is the account: each has its own preferences.
    public static let all = [
        Migration(
            "settings/1 preferences",
            sql: """
                CREATE TABLE preferences (owner TEXT PRIMARY KEY, language TEXT NOT NULL, notifies INTEGER NOT NULL)
                STRICT, WITHOUT ROWID
                """)
    ]
}
