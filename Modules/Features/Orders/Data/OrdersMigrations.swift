import DataKit

/// The tables of orders, in the order in which they came to be.
public enum OrdersMigrations {
    /// Amounts are in hundredths. A payment is what makes an order paid; that it is the only one, and that its code has
    /// not been used before, is up to the tables themselves.
    public static let all = [
        Migration(
            "orders/1 orders",
            sql: """
                CREATE TABLE discount_codes (
                    code TEXT PRIMARY KEY, percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 100)
                ) STRICT;
                CREATE TABLE orders (
                    id INTEGER PRIMARY KEY, customer TEXT NOT NULL, placed REAL NOT NULL, currency TEXT NOT NULL,
                    code TEXT REFERENCES discount_codes
                ) STRICT;
                CREATE INDEX orders_by_time ON orders (placed DESC, id DESC);
                CREATE INDEX orders_by_code ON orders (code);
                CREATE TABLE order_lines (
                    order_id INTEGER NOT NULL REFERENCES orders, position INTEGER NOT NULL, name TEXT NOT NULL,
                    quantity INTEGER NOT NULL CHECK (quantity > 0), price INTEGER NOT NULL CHECK (price >= 0),
                    PRIMARY KEY (order_id, position)
                ) STRICT, WITHOUT ROWID;
                """),
        Migration(
            "orders/2 payments",
            sql: """
                CREATE TABLE cards (
                    token TEXT PRIMARY KEY, owner TEXT NOT NULL, last_four TEXT NOT NULL CHECK (length(last_four) = 4),
                    month INTEGER NOT NULL, year INTEGER NOT NULL
                ) STRICT;
                CREATE TABLE payments (
                    number INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL UNIQUE REFERENCES orders,
                    amount INTEGER NOT NULL CHECK (amount >= 0), moment REAL NOT NULL, last_four TEXT,
                    authorisation TEXT, used_code TEXT UNIQUE REFERENCES discount_codes
                ) STRICT;
                """),
    ]
}
