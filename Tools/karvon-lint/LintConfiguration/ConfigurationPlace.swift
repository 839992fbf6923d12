/// Where something is written in a rules file: `file:line:column`.
///
/// Lines and columns count from 1. A column counts bytes of UTF-8, as the compiler's do. LF, CRLF and a lone CR each
/// end one line; a byte-order mark takes no column.
package struct ConfigurationPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    package var description: String { "\(file):\(line):\(column)" }

    package static func < (left: ConfigurationPlace, right: ConfigurationPlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
