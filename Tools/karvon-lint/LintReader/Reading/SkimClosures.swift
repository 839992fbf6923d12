extension FileReader {
    /// Whether the brace at `brace` may open a closure that is noted: one that is assigned, given to an initialiser, or
    /// has a capture list. Every brace that does is told; others may be.
    mutating func mayBeKept(_ brace: Int, _ comment: Int, _ closed: (open: Int, end: Int)) -> Bool {
        let end = startOfBlanks(brace)
        if end <= comment { return true }
        switch base[end &- 1] {
        case UInt8(ascii: "="), UInt8(ascii: ">"), 0x80...0xFF: return true
        case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"):
            let top = Int(truncatingIfNeeded: skimmed[skimmed.count &- 1] & 0xFFFF_FFFF)
            if base[top] == UInt8(ascii: "("), mayKeep(callee: top) { return true }
        case UInt8(ascii: ")"):
            if closed.end != end || mayKeep(callee: closed.open) { return true }
        case let byte:
            if byte.continuesIdentifier, mayKeep(callee: end) { return true }
        }
        return mayHaveCaptures(brace)
    }

    /// Whether the word that ends at `end` is the name of an initialiser or a watched one.
    private mutating func mayKeep(callee end: Int) -> Bool {
        let last = base[end &- 1]
        if last >= 0x80 || last == UInt8(ascii: ">") { return true }
        guard last.continuesIdentifier else { return false }
        var start = end
        while start > 0, base[start &- 1].continuesIdentifier {
            start &-= 1
            // Bytes that are no character, and some characters, end a word.
            if base[start] >= 0x80 { return true }
        }
        return keeps(ByteSpan(start, end), false)
    }

    private mutating func mayHaveCaptures(_ brace: Int) -> Bool {
        let byte = base[behindTrivia(brace &+ 1)]
        return byte == UInt8(ascii: "[") || byte == UInt8(ascii: "@")
    }
}
