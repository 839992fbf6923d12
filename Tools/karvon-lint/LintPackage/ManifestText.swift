/// A manifest's string literals with the calls that they stand in, read as text.
///
/// Good enough to find where something is written; what the manifest means comes from SwiftPM alone.
struct ManifestText {
    struct Literal {
        let text: String
        let line: Int
        let column: Int
        /// How many brackets are open around it.
        let depth: Int
        /// What is called by the nearest bracket, when that is a call's.
        let callee: String?
        /// Numbers the nearest call, so that literals of one call can be told.
        let calls: [Int]
        /// The label before it, or before the array that it stands in.
        let label: String?
        let isFirst: Bool
    }

    private struct Bracket {
        let callee: String?
        let call: Int?
        let label: String?
        var hasComma = false
    }

    private(set) var literals: [Literal] = []
    private var brackets: [Bracket] = []
    private var calls = 0
    private var word = ""
    private var label: String?
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) {
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStart = index
        while index < bytes.count { index = step(bytes, at: index) }
    }

    private mutating func step(_ bytes: [UInt8], at index: Int) -> Int {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "/") where bytes[index...].starts(with: "//".utf8):
            return bytes[index...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
        case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8): return skipComment(bytes, from: index)
        case UInt8(ascii: "\""): return literal(bytes, from: index)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
        case UInt8(ascii: ":"): label = word
        case UInt8(ascii: ","):
            label = nil
            if !brackets.isEmpty { brackets[brackets.count - 1].hasComma = true }
        default: countLine(bytes, at: index)
        }
        let isName =
            byte == UInt8(ascii: "_") || byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || isDigit(byte)
        if isName {
            let continues = index > 0 && isWordEnd(bytes[index - 1])
            word = (continues ? word : "") + String(Character(Unicode.Scalar(byte)))
        } else if byte != UInt8(ascii: " ") {
            word = ""
        }
        return index + 1
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private func isWordEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || isDigit(byte)
    }

    private mutating func open(_ byte: UInt8) {
        let isCall = byte == UInt8(ascii: "(") && !word.isEmpty
        if isCall { calls += 1 }
        brackets.append(Bracket(callee: isCall ? word : nil, call: isCall ? calls : nil, label: label))
        label = nil
    }

    private mutating func countLine(_ bytes: [UInt8], at index: Int) {
        let endsLine = bytes[index] == 10 || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
        guard endsLine else { return }
        line += 1
        lineStart = index + 1
    }

    private mutating func skipComment(_ bytes: [UInt8], from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.count {
            if bytes[index...].starts(with: "/*".utf8) {
                (index, depth) = (index + 2, depth + 1)
            } else if bytes[index...].starts(with: "*/".utf8) {
                (index, depth) = (index + 2, depth - 1)
                if depth == 0 { break }
            } else {
                countLine(bytes, at: index)
                index += 1
            }
        }
        return index
    }

    private mutating func literal(_ bytes: [UInt8], from start: Int) -> Int {
        let isLong = bytes[start...].starts(with: "\"\"\"".utf8)
        let pounds = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "#") }.count
        let end =
            Array(String(repeating: "\"", count: isLong ? 3 : 1).utf8)
            + Array(repeating: UInt8(ascii: "#"), count: pounds)
        let (firstLine, column) = (line, start - lineStart + 1)
        var index = start + (isLong ? 3 : 1)
        let textStart = index
        while index < bytes.count, !bytes[index...].starts(with: end) {
            if pounds == 0, bytes[index...].starts(with: "\\(".utf8) {
                index = Self.endOfInterpolation(bytes, from: index + 1)
                continue
            }
            if pounds == 0, bytes[index] == UInt8(ascii: "\\") { index += 1 }
            if index < bytes.count { countLine(bytes, at: index) }
            index += 1
        }
        let textEnd = min(index, bytes.count)
        let nearest = brackets.last
        literals.append(
            Literal(
                text: String(decoding: bytes[textStart..<max(textStart, textEnd)], as: UTF8.self), line: firstLine,
                column: column, depth: brackets.count, callee: nearest?.callee, calls: brackets.compactMap(\.call),
                label: label ?? (nearest?.callee == nil ? nearest?.label : nil), isFirst: nearest?.hasComma == false))
        word = ""
        return textEnd + end.count
    }

    /// Behind the bracket that closes the one at `start`; quotes within are passed over in pairs.
    private static func endOfInterpolation(_ bytes: [UInt8], from start: Int) -> Int {
        var (depth, isQuoted) = (0, false)
        for index in start..<bytes.count {
            switch bytes[index] {
            case 10, 13: return index
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "(") where !isQuoted: depth += 1
            case UInt8(ascii: ")") where !isQuoted:
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return bytes.count
    }
}
