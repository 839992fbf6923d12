/// The rule of the schema that a change would have broken.
///
/// ```swift
/// catch let error as DatabaseError where error.violated == .unique { throw SignUpError.emailTaken }
/// ```
public struct ConstraintViolation: Sendable, Hashable {
    /// The kinds of rules that SQLite tells apart.
    public enum Kind: Sendable, Hashable {
        /// A UNIQUE column, a primary key or a row id is taken.
        case unique
        /// A row refers to one that is not there, or the row referred to would go.
        case foreignKey
        /// A CHECK is not fulfilled.
        case check
        /// A NOT NULL column would be empty.
        case notNull
        /// Another: a trigger that raises an error, or a value of the wrong type in a STRICT table.
        case other
    }

    /// What kind of rule it is.
    public let kind: Kind

    /// SQLite's own words, which name the table and columns: "UNIQUE constraint failed: users.email".
    public let message: String

    /// Takes the kind from the second byte of the extended code, as sqlite.org/rescode.html lists them: the macros are
    /// expressions that Swift can't import.
    init(code: Int32, message: String) {
        self.message = message
        kind =
            switch code >> 8 {
            case 1: .check
            case 3: .foreignKey
            case 5: .notNull
            case 6, 8, 10: .unique  // PRIMARYKEY, UNIQUE, ROWID
            default: .other
            }
    }
}
