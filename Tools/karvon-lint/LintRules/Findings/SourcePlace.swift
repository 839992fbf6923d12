/// A place in a file of the package: `path:line:column`, the path as seen from the package's folder.
package struct SourcePlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let path: String
    package let line: Int
    package let column: Int

    package init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    package var description: String { "\(path):\(line):\(column)" }

    package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        left.path == right.path ? (left.line, left.column) < (right.line, right.column) : left.path < right.path
    }
}
