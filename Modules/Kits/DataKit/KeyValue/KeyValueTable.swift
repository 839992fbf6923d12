/// The table behind ``Connection/value(_:)``: one value for each key, for preferences and other small things.
public enum KeyValueTable {
    /// Makes the table. Give it to ``Database/migrate(_:)`` with the others, once in an app.
    public static let migration = Migration(
        "key-values.1-create",
        sql: "CREATE TABLE key_values (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID")
}

/// The name of a value in the table, and its type.
///
/// ```swift
/// extension StoredKey where Value == Bool {
///     static var notificationsOn: StoredKey { StoredKey("settings.notifications-on") }
/// }
/// ```
public struct StoredKey<Value: Codable>: Sendable, Hashable {
    /// The name in the table, unique in the app. Start it with the feature's name.
    public let name: String

    /// A key with this name.
    public init(_ name: String) {
        self.name = name
    }
}
