/// The difference of two texts, as `diff -u` writes it.
package enum UnifiedDiff {
    private static let context = 3

    private struct Line {
        let sign: Character
        let text: Substring
        let old: Int
        let new: Int
    }

    package static func text(_ edit: FileEdit) -> String {
        let lines = lines(parts(edit.before), parts(edit.after))
        let changed = lines.indices.filter { lines[$0].sign != " " }
        guard let first = changed.first else { return "" }
        var hunks: [ClosedRange<Int>] = [first...first]
        for index in changed.dropFirst() {
            let last = hunks[hunks.count - 1]
            if index - last.upperBound <= 2 * context {
                hunks[hunks.count - 1] = last.lowerBound...index
            } else {
                hunks.append(index...index)
            }
        }
        let texts = hunks.map { hunk in
            self.hunk(lines[max(0, hunk.lowerBound - context)...min(lines.count - 1, hunk.upperBound + context)])
        }
        return "--- a/\(edit.path)\n+++ b/\(edit.path)\n" + texts.joined()
    }

    private static func hunk(_ lines: ArraySlice<Line>) -> String {
        let (old, new) = (lines.filter { $0.sign != "+" }, lines.filter { $0.sign != "-" })
        let range = { (lines: [Line], first: Int) in "\(lines.isEmpty ? first - 1 : first),\(lines.count)" }
        let head = "@@ -\(range(old, lines.first?.old ?? 1)) +\(range(new, lines.first?.new ?? 1)) @@\n"
        return head
            + lines.map { line in
                line.text.utf8.last == 0x0A
                    ? "\(line.sign)\(line.text)" : "\(line.sign)\(line.text)\n\\ No newline at end of file\n"
            }.joined()
    }

    /// The lines with their ends; a carriage return belongs to its line's text.
    private static func parts(_ bytes: [UInt8]) -> [Substring] {
        var parts: [Substring] = []
        var start = bytes.startIndex
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            parts.append(Substring(decoding: bytes[start..<end], as: UTF8.self))
            start = end
        }
        return parts
    }

    private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(Line(sign: "-", text: old[left], old: left + 1, new: right + 1))
                left += 1
            } else if inserted.contains(right) {
                lines.append(Line(sign: "+", text: new[right], old: left + 1, new: right + 1))
                right += 1
            } else {
                lines.append(Line(sign: " ", text: old[left], old: left + 1, new: right + 1))
                (left, right) = (left + 1, right + 1)
            }
        }
        return lines
    }
}
