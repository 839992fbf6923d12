/// Paths of files, sorted; kept as one text, so that thousands are read back from a cache at once.
package struct SourceList: Equatable, Sendable {
    /// No file's name may hold this character.
    private static let separator: UInt8 = 0
    private let joined: String
    package let count: Int

    package init(_ paths: [String]) {
        joined = paths.joined(separator: "\0")
        count = paths.count
    }

    package var isEmpty: Bool { count == 0 }

    /// The paths, made anew at each call.
    package var paths: [String] {
        isEmpty
            ? []
            : joined.utf8.split(separator: Self.separator, omittingEmptySubsequences: false).map { String($0) ?? "" }
    }
}

extension SourceList: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        count = try record.number()
        joined = try record.text()
    }

    func write(to record: inout RecordWriter) {
        record.add(count)
        record.add(joined)
    }
}
