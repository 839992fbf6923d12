import DataKit

/// The tables of todos, in the order in which they came to be.
public enum TodosMigrations {
    /// `owner` is the account; `position` the order in which the todos were added.
    public static let all = [
        Migration(
            "todos/1 todos",
            sql: """
                CREATE TABLE todos (
                    owner TEXT NOT NULL, id TEXT NOT NULL, position INTEGER NOT NULL, title TEXT NOT NULL,
                    is_completed INTEGER NOT NULL, PRIMARY KEY (owner, id)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX todos_in_order ON todos (owner, position);
                """)
    ]
}
