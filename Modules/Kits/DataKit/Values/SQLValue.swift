/// A type whose values can be bound to a statement and read from a column.
///
/// | Swift | SQLite |
/// |---|---|
/// | `Int`, `Int64` | INTEGER |
/// | `Bool` | INTEGER, 0 or 1; any other number is no `Bool` |
/// | `Double` | REAL; an INTEGER is read when a `Double` holds it exactly. NaN can't be stored |
/// | `String` | TEXT, byte for byte |
/// | `Data` | BLOB |
/// | `Date` | REAL, seconds since the start of 2001 in UTC: the bits that `Date` holds, so that the same date comes back. `datetime(column + 978307200, 'unixepoch')` shows it |
/// | `Optional` | NULL for nil |
///
/// Nothing is converted beyond this table: a TEXT is never read as a number.
///
/// An enum or a struct with a raw value of these types needs to say only that it conforms:
///
/// ```swift
/// enum OrderStatus: String, SQLValue { case placed, delivered }
/// ```
public protocol SQLValue {
    /// What a column of this type holds, for messages: "TEXT".
    static var expectedStorage: String { get }

    /// The value as SQLite stores it.
    var stored: StoredValue { get }

    /// Reads the value, or nil when it is of another storage class or out of range.
    init?(stored: StoredValue)
}
