import DataKit

/// The tables of the directory, in the order in which they came to be.
public enum HomeMigrations {
    /// `folded` holds name, address and city without case and accents, for search.
    public static let all = [
        Migration(
            "home/1 users",
            sql: """
                CREATE TABLE users (
                    id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, city TEXT NOT NULL,
                    folded TEXT NOT NULL
                ) STRICT;
                CREATE INDEX users_by_name ON users (name, id);
                """)
    ]
}
