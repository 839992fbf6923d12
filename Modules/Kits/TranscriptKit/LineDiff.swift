/// The difference of two texts by lines, compared by bytes.
public struct LineDiff: Hashable, Sendable, CustomStringConvertible {
    /// One line of the difference, with its number in the text that it is from.
    enum Part: Hashable, Sendable {
        case same(String, number: Int)
        case removed(String, number: Int)
        case added(String)
    }

    /// Up to this many changed lines are told apart; a larger difference is told by its first lines only, since the time
    /// to find the smallest one grows with the product of size and difference.
    static let limit = 2000
    private static let context = 3

    let parts: [Part]

    /// What must be removed from and added to `old` to get `new`.
    public init(from old: String, to new: String) {
        let oldLines = Self.lines(old)
        let newLines = Self.lines(new)
        let start = zip(oldLines, newLines).prefix { $0 == $1 }.count
        let end = zip(oldLines.dropFirst(start).reversed(), newLines.dropFirst(start).reversed()).prefix { $0 == $1 }
            .count
        let removed = Array(oldLines[start..<(oldLines.count - end)])
        let added = Array(newLines[start..<(newLines.count - end)])
        var parts = oldLines[..<start].enumerated().map { Part.same($0.element.text, number: $0.offset + 1) }
        parts += Self.middle(removed, added, from: start)
        parts += oldLines.suffix(end).enumerated().map {
            Part.same($0.element.text, number: oldLines.count - end + $0.offset + 1)
        }
        self.parts = parts
    }

    /// Lines that are the same, but for a few around each change, are left out.
    public var description: String {
        let changed = parts.indices.filter { if case .same = parts[$0] { false } else { true } }
        guard !changed.isEmpty else { return "no line differs" }
        let near = Set(changed.flatMap { max(0, $0 - Self.context)...min(parts.count - 1, $0 + Self.context) })
        var lines: [String] = []
        var last = -1
        for index in near.sorted() {
            if index != last + 1 { lines.append("  ...") }
            last = index
            switch parts[index] {
            case .same(let line, let number): lines.append("  \(number): \(line)")
            case .removed(let line, let number): lines.append("- \(number): \(line)")
            case .added(let line): lines.append("+ \(line)")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func middle(_ old: [Line], _ new: [Line], from start: Int) -> [Part] {
        guard old.count + new.count <= limit else {
            return old.prefix(20).enumerated().map { .removed($0.element.text, number: start + $0.offset + 1) }
                + [.added("... \(old.count) lines are \(new.count) others; the first of them:")]
                + new.prefix(20).map { .added($0.text) }
        }
        let difference = new.difference(from: old)
        var gone = Set<Int>()
        var come = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var parts: [Part] = []
        var next = 0
        for (index, line) in old.enumerated() {
            if gone.contains(index) {
                parts.append(.removed(line.text, number: start + index + 1))
                continue
            }
            while come.contains(next) {
                parts.append(.added(new[next].text))
                next += 1
            }
            parts.append(.same(line.text, number: start + index + 1))
            next += 1
        }
        return parts + new[next...].map { .added($0.text) }
    }

    /// A line that is equal to another when its bytes are.
    private struct Line: Hashable {
        let bytes: [UInt8]

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    private static func lines(_ text: String) -> [Line] {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { Line(bytes: Array($0)) }
    }
}
