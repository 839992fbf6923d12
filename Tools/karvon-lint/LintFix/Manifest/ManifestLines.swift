/// A manifest's bytes, changed in few places: lines, comments and line ends stay as they are.
struct ManifestLines {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Adds an entry behind the last of a list, on a line of its own when the last has one.
    mutating func append(_ entry: String, to list: ManifestStructure.Bracket) {
        guard let last = list.elements.last else {
            let inside = bytes[(list.open + 1)..<list.close]
            let hasLines = inside.contains { $0 == 0x0A || $0 == 0x0D }
            let indent = indent(at: list.close)
            return insert(hasLines ? end(of: list.open) + indent + "    \(entry)," : entry, at: list.open + 1)
        }
        let behind = last.comma.map { $0 + 1 } ?? last.end
        let lineEnd = endOfLine(behind)
        let isOnOwnLine = startOfLine(last.start) > list.open && lineEnd < list.close && !opensComment(behind, lineEnd)
        guard isOnOwnLine else {
            return insert(last.comma == nil ? ", \(entry)" : " \(entry),", at: behind)
        }
        let comma = last.comma == nil ? "" : ","
        insert(end(of: last.start) + indent(at: last.start) + entry + comma, at: lineEnd)
        if last.comma == nil { insert(",", at: last.end) }
    }

    /// Adds an argument behind another one of a call, on a line of its own when the next one has one.
    mutating func insert(_ argument: String, behind element: ManifestStructure.Element) {
        guard let comma = element.comma else { return insert(", \(argument)", at: element.end) }
        let lineEnd = endOfLine(comma + 1)
        let restIsBlank = bytes[(comma + 1)..<lineEnd].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let isOnOwnLine = restIsBlank && firstOfLine(element.start) == element.start
        insert(
            isOnOwnLine ? end(of: comma) + indent(at: element.start) + argument + "," : " \(argument),",
            at: isOnOwnLine ? lineEnd : comma + 1)
    }

    /// Takes an entry out of a list, with its line when nothing else stands there.
    mutating func remove(_ index: Int, of list: ManifestStructure.Bracket, _ name: String) throws(ManifestRefusal) {
        let element = list.elements[index]
        let behind = element.comma.map { $0 + 1 } ?? element.end
        let lineEnd = endOfLine(behind)
        let isFirst = index == 0
        let before = isFirst ? list.open : list.elements[index - 1].comma ?? list.elements[index - 1].end
        // A comment on the lines above is about it too, or on its own line; behind the one before it is about that.
        let above = endOfLine(before) < element.start ? endOfLine(before) : before + 1
        if holdsComment(above, min(lineEnd, list.close)) { throw .comment(name) }
        let start = startOfLine(element.start)
        let isAlone =
            firstOfLine(element.start) == element.start && start > list.open && lineEnd < list.close
            && bytes[behind..<lineEnd].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        if isAlone {
            bytes.removeSubrange(start..<endOfLineEnd(lineEnd))
            // The last of a list without a comma at its end leaves none to the one before.
            if element.comma == nil, !isFirst, let comma = list.elements[index - 1].comma { bytes.remove(at: comma) }
        } else if element.comma != nil, list.elements.indices.contains(index + 1),
            endOfLine(behind) > list.elements[index + 1].start
        {
            bytes.removeSubrange(element.start..<list.elements[index + 1].start)
        } else if isFirst {
            bytes.removeSubrange(element.start..<behind)
        } else {
            let before = list.elements[index - 1]
            let from = element.comma == nil ? before.end : before.comma.map { $0 + 1 } ?? before.end
            if holdsComment(from, element.start) { throw .comment(name) }
            bytes.removeSubrange(from..<behind)
        }
    }

    /// Takes out the bytes between two offsets, which no comment may be among.
    mutating func remove(from start: Int, to end: Int, _ name: String) throws(ManifestRefusal) {
        if holdsComment(start, end) { throw .comment(name) }
        bytes.removeSubrange(start..<end)
    }

    private mutating func insert(_ text: String, at offset: Int) { bytes.insert(contentsOf: text.utf8, at: offset) }

    private func startOfLine(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    private func endOfLine(_ offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }

    private func endOfLineEnd(_ offset: Int) -> Int {
        guard offset < bytes.count else { return offset }
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        return offset + (isPair ? 2 : 1)
    }

    /// Where the first token is on the line of an offset.
    private func firstOfLine(_ offset: Int) -> Int {
        let start = startOfLine(offset)
        return bytes[start...offset].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? offset
    }

    private func indent(at offset: Int) -> String {
        let start = startOfLine(offset)
        return String(decoding: bytes[start..<firstOfLine(offset)], as: UTF8.self)
    }

    /// The line end that the file has before an offset, or else behind it.
    private func end(of offset: Int) -> String {
        let behind = endOfLine(offset)
        let ending = bytes[behind..<endOfLineEnd(behind)]
        return ending.isEmpty ? "\n" : String(decoding: ending, as: UTF8.self)
    }

    private func holdsComment(_ start: Int, _ end: Int) -> Bool {
        guard start < end else { return false }
        var isText = false
        for index in start..<end {
            if bytes[index] == UInt8(ascii: "\"") { isText.toggle() }
            guard !isText, bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { continue }
            if bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*") { return true }
        }
        return false
    }

    /// Whether a block comment goes on behind the line.
    private func opensComment(_ start: Int, _ end: Int) -> Bool {
        let rest = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let open = rest.lastRange(of: "/*") else { return false }
        return !rest[open.upperBound...].contains("*/") && !rest[..<open.lowerBound].contains("//")
    }
}

extension String {
    fileprivate func lastRange(of text: String) -> Range<String.Index>? { ranges(of: text).last }
}
