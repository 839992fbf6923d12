import LintRules

/// Columns in UTF-16 code units, as SARIF counts them, of places whose columns count bytes.
///
/// The lines with the places are read once. A file that can't be read, or has no such line, leaves columns as they are.
struct SourceRegions {
    /// From where to before where, in one line.
    struct Columns: Hashable {
        let start: Int
        /// Behind the word or sign that begins at the start; nil when the line is not known.
        let end: Int?
    }

    private var columns: [SourcePlace: Columns] = [:]

    init(_ places: [SourcePlace], read: (String) -> [UInt8]?) {
        for (path, places) in Dictionary(grouping: Set(places), by: \.path) {
            guard let bytes = read(path) else { continue }
            let wanted = Set(places.map(\.line))
            let lines = Self.lines(of: bytes, wanted)
            for place in places {
                guard let line = lines[place.line], place.column >= 1, place.column <= line.count else { continue }
                columns[place] = Self.columns(line, place.column - 1)
            }
        }
    }

    func columns(_ place: SourcePlace) -> Columns { columns[place] ?? Columns(start: place.column, end: nil) }

    private static func columns(_ line: ArraySlice<UInt8>, _ offset: Int) -> Columns {
        let rest = String(decoding: line.dropFirst(offset), as: UTF8.self)
        let start = String(decoding: line.prefix(offset), as: UTF8.self).utf16.count + 1
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return Columns(start: start, end: start + (word.isEmpty ? rest.prefix(1) : word).utf16.count)
    }

    /// Some lines, counted from 1: LF, CRLF and a lone CR each end one, and a byte order mark belongs to none.
    private static func lines(of bytes: [UInt8], _ wanted: Set<Int>) -> [Int: ArraySlice<UInt8>] {
        var lines: [Int: ArraySlice<UInt8>] = [:]
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var number = 1
        while start <= bytes.count, lines.count < wanted.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            if wanted.contains(number) { lines[number] = bytes[start..<end] }
            let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
            start = end + (isPair ? 2 : 1)
            number += 1
        }
        return lines
    }
}
