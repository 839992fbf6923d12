/// What a byte is to the loop that passes over bodies; most bytes are nothing to it.
enum SkimClass: UInt8 {
    case nothing, open, close, brace, quote, slash, pound, angle
    /// The rarest byte of a watched name.
    case mark
    /// Only the lexer can tell.
    case unclear

    static func of(_ byte: UInt8) -> SkimClass {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
        case UInt8(ascii: "{"): .brace
        case UInt8(ascii: "\""): .quote
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "#"): .pound
        case UInt8(ascii: "<"), UInt8(ascii: ">"): .angle
        case 0, UInt8(ascii: "`"): .unclear
        default: .nothing
        }
    }
}
