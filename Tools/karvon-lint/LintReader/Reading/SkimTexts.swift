extension FileReader {
    /// What is kept of a text while its interpolation is passed over: a mark, and whether it has several lines.
    private static let oneLine: UInt64 = 1
    private static let severalLines: UInt64 = 2

    /// Behind the text that begins at `quote`, or at the start of its first interpolation; nil when it has no end.
    mutating func skimQuote(_ quote: Int) -> Int? {
        let isMultiline = base[quote &+ 1] == UInt8(ascii: "\"") && base[quote &+ 2] == UInt8(ascii: "\"")
        return isMultiline ? skimText(quote &+ 3, Self.severalLines) : skimText(quote &+ 1, Self.oneLine)
    }

    /// Goes on with a text from `start`, of the form that was kept.
    mutating func skimText(_ start: Int, _ form: UInt64) -> Int? {
        let text = UnsafeRawPointer(base)
        var position = start
        while true {
            let bytes = text.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
            let isQuoteOrEscape = bytes .== Bytes16.all(UInt8(ascii: "\"")) .| bytes .== Bytes16.all(UInt8(ascii: "\\"))
            let isEnd = Bytes16.endsLine(bytes) .| bytes .== Bytes16.all(0)
            let plain = Bytes16.first(of: isQuoteOrEscape .| isEnd)
            position &+= plain
            if plain == 16 { continue }
            switch base[position] {
            case UInt8(ascii: "\""):
                if form == Self.oneLine { return position &+ 1 }
                position &+= 1
                if base[position] == UInt8(ascii: "\""), base[position &+ 1] == UInt8(ascii: "\"") {
                    return position &+ 2
                }
            case UInt8(ascii: "\\"):
                let next = base[position &+ 1]
                if next == UInt8(ascii: "(") {
                    guard skimmed.count < Self.deepestSkim else { return nil }
                    skimmed.append(form << 32 | UInt64(truncatingIfNeeded: position &+ 1))
                    return position &+ 2
                }
                position &+= next == 0 || next.isNewline ? 1 : 2
            case 0: return nil
            default:
                if form == Self.oneLine { return nil }
                position &+= 1
            }
        }
    }

    /// Behind the raw text whose first `#` is at `start`; nil when it has an interpolation or no end.
    mutating func skimRaw(_ start: Int) -> Int? {
        var quote = start &+ 1
        while base[quote] == UInt8(ascii: "#") { quote &+= 1 }
        guard base[quote] == UInt8(ascii: "\"") else { return nil }
        let pounds = quote &- start
        let isMultiline = isMultilineQuote(quote, pounds)
        var position = quote &+ (isMultiline ? 3 : 1)
        while position < count {
            switch base[position] {
            case UInt8(ascii: "\""):
                let close = position &+ (isMultiline ? 3 : 1)
                if !isMultiline || isTripleQuote(position), hasPounds(close, pounds) { return close &+ pounds }
            case UInt8(ascii: "\\"): if hasPounds(position &+ 1, pounds) { return nil }
            case 0x0A, 0x0D: if !isMultiline { return nil }
            default: break
            }
            position &+= 1
        }
        return nil
    }

    /// Interpolations that stand deeper are left to the lexer, which says when there are too many.
    private static var deepestSkim: Int { 48 }
}
