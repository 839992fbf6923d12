import LintReader

/// Finds the line that each comment to the lint speaks of: its own, or when it stands alone the next one with code.
struct IgnoredLines {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    func ignores(_ file: SourceFile, _ job: SourceJob) -> [SourceSummary.Ignore] {
        file.ignores.map { comment in
            let position = file.position(at: comment.offset)
            let code = comment.isAlone ? nextCode(after: comment.offset) : nil
            return SourceSummary.Ignore(
                rules: comment.rules, reason: comment.reason, place: job.place(position),
                line: code.map { file.position(at: $0).line } ?? position.line)
        }
    }

    /// Where the next code is behind the line comment at `start`, other comments passed over; nil when there is none.
    private func nextCode(after start: Int) -> Int? {
        var index = endOfLine(start)
        while index < bytes.endIndex {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D: index += 1
            case UInt8(ascii: "/") where bytes[index...].starts(with: "//".utf8): index = endOfLine(index)
            case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8): index = endOfComment(index)
            default: return index
            }
        }
        return nil
    }

    private func endOfLine(_ start: Int) -> Int {
        bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
    }

    /// Behind the block comment at `start`, those within it passed over.
    private func endOfComment(_ start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.endIndex {
            if bytes[index...].starts(with: "/*".utf8) {
                (index, depth) = (index + 2, depth + 1)
            } else if bytes[index...].starts(with: "*/".utf8) {
                (index, depth) = (index + 2, depth - 1)
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return index
    }
}
