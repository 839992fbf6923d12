/// What a byte can begin. Those that can begin trivia come first.
enum ByteClass: UInt8 {
    case space, newline, slash, hash, high, nul, angle
    case letter, digit, sign, quote, backtick, punctuation, dollar, other

    /// Set for bytes that may stand inside an identifier; longer characters are looked at one by one.
    static let continuesIdentifier: UInt8 = 0x80

    /// The class of each byte, with ``continuesIdentifier``.
    static let table: [UInt8] = (0...255).map { number in
        let byte = UInt8(number)
        return classify(byte).rawValue | (byte < 0x80 && byte.continuesIdentifier ? continuesIdentifier : 0)
    }

    private static func classify(_ byte: UInt8) -> ByteClass {
        switch byte {
        case 0: .nul
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: .space
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "\""): .quote
        case UInt8(ascii: "`"): .backtick
        case UInt8(ascii: "#"): .hash
        case UInt8(ascii: "<"), UInt8(ascii: ">"): .angle
        case UInt8(ascii: "$"): .dollar
        case 0x80...0xFF: .high
        default:
            if "=-+*%!&|^~?.".utf8.contains(byte) {
                .sign
            } else if "()[]{},:;@\\".utf8.contains(byte) {
                .punctuation
            } else {
                .other
            }
        }
    }
}

extension UInt8 {
    @inline(__always) var isNewline: Bool { self == 0x0A || self == 0x0D }
    @inline(__always) var isBlank: Bool { self == 0x20 || self == 0x09 }
    @inline(__always) var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    /// A letter, digit, `_` or `$`, or a byte of a longer character.
    @inline(__always) var continuesIdentifier: Bool {
        let letter = self | 0x20
        return (letter >= 0x61 && letter <= 0x7A) || isDigit || self == 0x5F || self == 0x24 || self >= 0x80
    }
    /// `A` to `Z`.
    @inline(__always) var isCapital: Bool { self >= 0x41 && self <= 0x5A }
    /// A byte that may stand in an operator.
    @inline(__always) var isOperatorByte: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
