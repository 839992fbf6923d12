/// A place in a file: line and column count from 1, columns in UTF-8 bytes.
///
/// LF, CRLF and a lone CR each end one line. A byte order mark takes no column.
public struct Position: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// The byte in the line, from 1.
    public var column: Int

    /// A place by line and column, from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// As `12:5`.
    public var description: String { "\(line):\(column)" }

    /// True when the left place comes first in the file.
    public static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
