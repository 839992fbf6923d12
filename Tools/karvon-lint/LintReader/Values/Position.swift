/// A place in a file: line and column count from 1, columns in UTF-8 bytes.
///
/// LF, CRLF and a lone CR each end one line. A byte order mark takes no column.
public struct Position: Hashable, Sendable, Comparable, CustomStringConvertible {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public var description: String { "\(line):\(column)" }

    public static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
