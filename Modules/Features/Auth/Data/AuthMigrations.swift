import DataKit

/// The tables of accounts, in the order in which they came to be.
public enum AuthMigrations {
    /// `sessions` holds no token but its digest; a challenge has a name and a password's hash when it is to make an account,
    /// and an account when that is to get a new password.
    public static let all = [
        Migration(
            "auth/1 accounts",
            sql: """
                CREATE TABLE accounts (
                    id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL
                ) STRICT;
                CREATE TABLE sessions (
                    token_digest TEXT PRIMARY KEY,
                    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                    created_at REAL NOT NULL
                ) STRICT;
                CREATE INDEX sessions_by_account ON sessions (account_id);
                """),
        Migration(
            "auth/2 challenges",
            sql: """
                CREATE TABLE challenges (
                    id TEXT PRIMARY KEY, email TEXT NOT NULL,
                    purpose TEXT NOT NULL CHECK (purpose IN ('registration', 'new-password')),
                    name TEXT, password_hash TEXT,
                    account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
                    started_at REAL NOT NULL, code TEXT NOT NULL, sent_at REAL NOT NULL,
                    attempts_left INTEGER NOT NULL, resends_left INTEGER NOT NULL, answered_at REAL,
                    CHECK ((purpose = 'registration') = (name IS NOT NULL)),
                    CHECK ((purpose = 'registration') = (password_hash IS NOT NULL))
                ) STRICT;
                CREATE INDEX challenges_by_email ON challenges (email, started_at);
                CREATE INDEX challenges_by_account ON challenges (account_id);
                """),
        Migration(
            "auth/3 messages",
            sql: """
                CREATE TABLE messages (
                    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, recipient TEXT NOT NULL, subject TEXT NOT NULL,
                    body TEXT NOT NULL, code TEXT NOT NULL, sent_at REAL NOT NULL
                ) STRICT;
                CREATE INDEX messages_by_recipient ON messages (recipient);
                """),
    ]
}
