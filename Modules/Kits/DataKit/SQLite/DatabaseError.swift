import CSQLite

/// Why a database did not do what it was asked to. Prints what failed, where, and what to do next.
///
/// Shows the statement, never the values that were bound to it.
public enum DatabaseError: Error, Sendable, Hashable {
    /// Where it happened.
    public struct Place: Sendable, Hashable {
        /// The database.
        public let location: DatabaseLocation
        /// The statement, where there was one.
        public let sql: String?

        /// A statement on a database, or the database as a whole.
        public init(location: DatabaseLocation, sql: String?) {
            self.location = location
            self.sql = sql
        }
    }

    /// The database could not be opened.
    case cannotOpen(DatabaseLocation, reason: String)
    /// The database had been closed before.
    case closed(Place)
    /// Another process held the file's lock for as long as this one was willing to wait.
    case busy(Place)
    /// The change would break a rule of the schema.
    case constraint(ConstraintViolation, Place)
    /// A statement that changes the database was run in a read.
    case writeInRead(Place)
    /// A statement would have begun or ended a transaction.
    case transactionControl(Place)
    /// SQLite had ended the transaction by itself, after an error that left it no other choice.
    case transactionLost(Place)
    /// The text held no statement, or more than one.
    case statementCount(Place)
    /// There were more or fewer values than places for them.
    case bindingCount(expected: Int, given: Int, Place)
    /// The value at this place, counted from 1, was NaN, which SQLite can't store.
    case notANumber(binding: Int, Place)
    /// The result has no column of this name.
    case noSuchColumn(String, among: [String], Place)
    /// The result has more than one column of this name.
    case ambiguousColumn(String, Place)
    /// The column's value is not of the type that was asked for.
    case wrongType(column: String, expected: String, found: String, Place)
    /// The column holds a text that is not UTF-8.
    case malformedText(column: String, Place)
    /// Anything else that SQLite reports, with its extended result code.
    case sqlite(code: Int32, message: String, Place)

    /// The error that a call on this connection has just returned.
    init(_ code: Int32, on handle: OpaquePointer, at place: Place) {
        let message = String(cString: sqlite3_errmsg(handle))
        switch code & 0xFF {
        case SQLITE_BUSY: self = .busy(place)
        case SQLITE_AUTH: self = .transactionControl(place)
        case SQLITE_CONSTRAINT: self = .constraint(ConstraintViolation(code: code, message: message), place)
        default: self = .sqlite(code: code, message: message, place)
        }
    }

    /// The kind of rule that was broken, when this is a ``constraint(_:_:)``.
    public var violated: ConstraintViolation.Kind? {
        guard case .constraint(let violation, _) = self else { return nil }
        return violation.kind
    }
}
