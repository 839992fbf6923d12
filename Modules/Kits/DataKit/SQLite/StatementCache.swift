/// Compiled statements that are not in use, by their text.
struct StatementCache {
    /// Texts are few where values are bound; a program that makes new texts all the time must not fill the memory.
    private static let capacity = 128
    private var idle: [String: Statement] = [:]

    /// Takes the statement out, for its use alone.
    ///
    /// Swift holds an é of one character and one of two to be equal; to SQLite the texts differ, so bytes decide.
    mutating func take(_ sql: String) -> Statement? {
        guard let found = idle.removeValue(forKey: sql), found.sql.utf8.elementsEqual(sql.utf8) else { return nil }
        return found
    }

    /// Gives the statement back. A cache that is full starts anew.
    mutating func put(_ statement: Statement, for sql: String) {
        if idle.count >= Self.capacity { removeAll() }
        idle[sql] = statement
    }

    mutating func removeAll() {
        idle.removeAll()
    }
}
