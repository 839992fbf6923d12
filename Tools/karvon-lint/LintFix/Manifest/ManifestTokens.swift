/// The tokens of a manifest, blanks and comments left out.
struct ManifestTokens {
    enum Kind {
        /// The opening bracket's byte; a closing one is told by the same.
        case open(UInt8)
        case close(UInt8)
        case comma, colon
        case word(String)
        /// A text between plain quotes, without escapes and interpolations.
        case text(String)
        case other
    }

    struct Token {
        let kind: Kind
        let start: Int
        let end: Int
    }

    private let bytes: [UInt8]
    private var index: Int
    /// Whether every text and comment has its end.
    private(set) var isWhole = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> Token? {
        skipBlanks()
        guard index < bytes.count else { return nil }
        let start = index
        let kind: Kind
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): kind = .open(bytes[index])
        case UInt8(ascii: ")"): kind = .close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): kind = .close(UInt8(ascii: "["))
        case UInt8(ascii: "}"): kind = .close(UInt8(ascii: "{"))
        case UInt8(ascii: ","): kind = .comma
        case UInt8(ascii: ":"): kind = .colon
        case UInt8(ascii: "\""), UInt8(ascii: "#"): return quoted()
        case let byte where Self.isWord(byte):
            while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            return Token(kind: .word(word), start: start, end: index)
        default: kind = .other
        }
        index += 1
        return Token(kind: kind, start: start, end: index)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private mutating func skipBlanks() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D: index += 1
            case UInt8(ascii: "/") where bytes[index...].starts(with: "//".utf8):
                index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8): skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if bytes[index...].starts(with: "/*".utf8) {
                (index, depth) = (index + 2, depth + 1)
            } else if bytes[index...].starts(with: "*/".utf8) {
                (index, depth) = (index + 2, depth - 1)
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
        if depth > 0 { isWhole = false }
    }

    /// A text of any form, or a `#` that begins none.
    private mutating func quoted() -> Token {
        let start = index
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        let pounds = index - start
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            return Token(kind: .other, start: start, end: index)
        }
        let quotes = bytes[index...].starts(with: "\"\"\"".utf8) ? 3 : 1
        let closing =
            Array(repeating: UInt8(ascii: "\""), count: quotes) + Array(repeating: UInt8(ascii: "#"), count: pounds)
        index += quotes
        let first = index
        var isPlain = quotes == 1 && pounds == 0
        while index < bytes.count, !bytes[index...].starts(with: closing) {
            if bytes[index] == UInt8(ascii: "\\") {
                isPlain = false
                skipEscape(pounds)
            } else {
                index += 1
            }
        }
        isWhole = isWhole && index < bytes.count
        let text = String(decoding: bytes[first..<min(index, bytes.count)], as: UTF8.self)
        index = min(index + closing.count, bytes.count)
        return Token(kind: isPlain ? .text(text) : .other, start: start, end: index)
    }

    /// A backslash and what belongs to it; an interpolation up to its closing bracket, texts within it in pairs.
    private mutating func skipEscape(_ pounds: Int) {
        index += 1
        guard bytes[index...].prefix(pounds).allSatisfy({ $0 == UInt8(ascii: "#") }) else { return }
        index = min(index + pounds, bytes.count)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
            index = min(index + 1, bytes.count)
            return
        }
        var depth = 0
        repeat {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                _ = quoted()
                index -= 1
            default: break
            }
            index += 1
        } while depth > 0 && index < bytes.count
    }
}
