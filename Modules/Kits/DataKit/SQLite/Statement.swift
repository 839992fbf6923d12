import CSQLite
import Foundation

/// A compiled statement of one connection.
final class Statement {
    let sql: String
    let place: DatabaseError.Place
    private let handle: OpaquePointer
    private let database: OpaquePointer
    private var columns: Row.Columns?
    private var compilations: Int32 = 0

    private init(_ handle: OpaquePointer, sql: String, on connection: Connection) {
        self.handle = handle
        self.sql = sql
        place = connection.place(sql)
        database = connection.handle
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Compiles a text that must hold exactly one statement; comments may surround it.
    convenience init(only sql: String, on connection: Connection) throws {
        let (first, rest) = try Self.compile(sql[...], on: connection)
        guard let first else { throw DatabaseError.statementCount(connection.place(sql)) }
        guard try rest.isEmpty || Self.compile(rest, on: connection).handle == nil else {
            sqlite3_finalize(first)
            throw DatabaseError.statementCount(connection.place(sql))
        }
        self.init(first, sql: sql, on: connection)
    }

    /// Compiles the first statement of the script; nil when comments and blanks are all there is.
    static func next(in script: Substring, on connection: Connection) throws -> (Statement?, rest: Substring) {
        let (handle, rest) = try compile(script, on: connection)
        guard let handle else { return (nil, rest) }
        let sql = String(script[..<rest.startIndex])
        return (Statement(handle, sql: sql, on: connection), rest)
    }

    private static func compile(
        _ script: Substring, on connection: Connection
    ) throws -> (handle: OpaquePointer?, rest: Substring) {
        let place = connection.place(String(script))
        guard !script.utf8.contains(0) else {
            throw DatabaseError.sqlite(code: SQLITE_ERROR, message: "the text holds a NUL character", place)
        }
        var handle: OpaquePointer?
        var code = SQLITE_OK
        var used = 0
        String(script).withCString { start in
            var end: UnsafePointer<CChar>?
            code = sqlite3_prepare_v3(connection.handle, start, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &end)
            used = end.map { $0 - start } ?? 0
        }
        guard code == SQLITE_OK else { throw DatabaseError(code, on: connection.handle, at: place) }
        return (handle, script[script.utf8.index(script.startIndex, offsetBy: used)...])
    }

    /// True when the statement can't change the database.
    var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

    /// Gives each `?` its value, by position.
    func bind(_ values: [(any SQLValue)?]) throws {
        let expected = Int(sqlite3_bind_parameter_count(handle))
        guard values.count == expected else {
            throw DatabaseError.bindingCount(expected: expected, given: values.count, place)
        }
        for (position, value) in zip(Int32(1)..., values) {
            let code = try bind(value?.stored ?? .null, at: position)
            guard code == SQLITE_OK else { throw DatabaseError(code, on: database, at: place) }
        }
    }

    private func bind(_ value: StoredValue, at position: Int32) throws -> Int32 {
        switch value {
        case .null:
            return sqlite3_bind_null(handle, position)
        case .integer(let number):
            return sqlite3_bind_int64(handle, position, number)
        case .real(let number):
            // SQLite would store NULL for it.
            guard !number.isNaN else { throw DatabaseError.notANumber(binding: Int(position), place) }
            return sqlite3_bind_double(handle, position, number)
        case .text(var text):
            // An empty text or blob may have no address, and SQLite takes a missing address for NULL.
            guard !text.isEmpty else { return sqlite3_bind_text(handle, position, "", 0, copied) }
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text64(
                        handle, position, $0.baseAddress, UInt64($0.count), copied, UInt8(SQLITE_UTF8))
                }
            }
        case .blob(let data):
            guard !data.isEmpty else { return sqlite3_bind_zeroblob(handle, position, 0) }
            return data.withUnsafeBytes {
                sqlite3_bind_blob64(handle, position, $0.baseAddress, UInt64($0.count), copied)
            }
        }
    }

    /// Moves to the next row; false when there is none.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw DatabaseError(code, on: database, at: place)
        }
    }

    /// The row that the statement stands on.
    func row() throws -> Row {
        let columns = currentColumns()
        let values = try columns.names.indices.map { index in
            guard let value = StoredValue(column: Int32(index), of: handle) else {
                throw DatabaseError.malformedText(column: columns.names[index], place)
            }
            return value
        }
        return Row(columns: columns, values: values)
    }

    /// The names of the columns, read again when SQLite compiled the statement anew because the schema has changed.
    private func currentColumns() -> Row.Columns {
        let compilations = sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 0)
        if let columns, compilations == self.compilations { return columns }
        let names = (0..<sqlite3_column_count(handle)).map { index in
            sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
        }
        let columns = Row.Columns(names: names, place: place)
        self.columns = columns
        self.compilations = compilations
        return columns
    }

    /// Makes the statement ready to run again, and lets go of the values bound.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }
}

/// Tells SQLite to copy a value at once: `SQLITE_TRANSIENT`, a macro that Swift can't import.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
