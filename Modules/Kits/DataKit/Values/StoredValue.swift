import CSQLite
public import Foundation

/// A value as SQLite stores it, of one of its five storage classes.
public enum StoredValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// The storage class in SQLite's words: NULL, INTEGER, REAL, TEXT or BLOB.
    public var storageClass: String {
        switch self {
        case .null: "NULL"
        case .integer: "INTEGER"
        case .real: "REAL"
        case .text: "TEXT"
        case .blob: "BLOB"
        }
    }

    /// Copies a column of the row that the statement stands on; nil for a text that is not UTF-8.
    init?(column: Int32, of statement: OpaquePointer) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            let start = sqlite3_column_text(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
            guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
            self = .text(text)
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .blob(start.map { Data(bytes: $0, count: count) } ?? Data())
        default: self = .null
        }
    }
}
