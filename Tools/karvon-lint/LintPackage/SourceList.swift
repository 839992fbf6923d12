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
        guard !isEmpty else { return [] }
        var joined = joined
        return joined.withUTF8 { bytes in
            bytes.split(separator: Self.separator, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }
}

extension SourceList: RecordedByFields {
    private init(joined: String, count: Int) {
        self.joined = joined
        self.count = count
    }

    package static let record = Record(Self.init(joined:count:)) { ($0.joined, $0.count) }
}
