/// A row of a result: a copy, good for as long as it is wanted.
///
/// ```swift
/// let title: String = try row.get("title")
/// let due = try row.get("due") as Date?
/// ```
public struct Row: Sendable {
    /// The names that the rows of one result share, and where they come from.
    final class Columns: Sendable {
        let names: [String]
        let place: DatabaseError.Place

        init(names: [String], place: DatabaseError.Place) {
            self.names = names
            self.place = place
        }
    }

    let columns: Columns
    let values: [StoredValue]

    /// The names of the columns, in the statement's order.
    public var names: [String] { columns.names }

    /// The value of the column with this name, as the type that is asked for.
    ///
    /// Throws ``DatabaseError``: `.noSuchColumn` when the result has no column of this name, `.ambiguousColumn` when it
    /// has several, `.wrongType` when the value is not of the type. The name is compared letter for letter.
    public func get<Value: SQLValue>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        guard let index = names.firstIndex(of: name) else {
            throw DatabaseError.noSuchColumn(name, among: names, columns.place)
        }
        guard !names[(index + 1)...].contains(name) else { throw DatabaseError.ambiguousColumn(name, columns.place) }
        guard let value = Value(stored: values[index]) else {
            throw DatabaseError.wrongType(
                column: name, expected: Value.expectedStorage, found: found(values[index]), columns.place)
        }
        return value
    }

    /// What a message may say of a value: numbers as they are, and of texts and blobs, which may be private, the class.
    private func found(_ value: StoredValue) -> String {
        switch value {
        case .integer(let number): "INTEGER \(number)"
        case .real(let number): "REAL \(number)"
        case .null, .text, .blob: value.storageClass
        }
    }
}
