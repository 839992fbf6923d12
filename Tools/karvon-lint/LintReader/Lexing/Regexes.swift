extension FileReader {
    /// Where the regular expression ends that the operator's first slash begins, or nil when it begins none.
    ///
    /// The rules are the compiler's: not directly behind something, not behind `func` and `operator`, and where a
    /// binary operator might stand only behind what asks for an expression.
    mutating func regex(at slash: Int, _ start: Int, _ end: Int, _ isLeftBound: Bool, _ prefersRegex: Bool) -> Int? {
        if isLeftBound || previousRaw == .func || previousRaw == .operator { return nil }
        var must = false
        if !isRightBound(end, isLeftBound) {
            must = prefersRegex
            if !must, !previousRaw.mayPrecedeRegex { return nil }
            if previousRaw == .binaryOperator || previousRaw == .equal { must = true }
        }
        return endOfRegex(slash, must: must)
    }

    /// The token in front as its bytes say. `advance` keeps `raw` until the next token is known.
    private var previousRaw: Token { mutating get { state.raw } }

    private mutating func endOfRegex(_ slash: Int, must: Bool) -> Int? {
        var position = slash + 1
        switch base[position] {
        case UInt8(ascii: " ") where !must, UInt8(ascii: "\t") where !must, UInt8(ascii: "*"), UInt8(ascii: "/"):
            return nil
        default: break
        }
        var (groups, sets) = (0, 0)
        var lastBlank = -1
        while position < count {
            let byte = base[position]
            switch byte {
            case UInt8(ascii: "/"):
                let next = base[position + 1]
                if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return must ? position : nil }
                if lastBlank == position - 1, !must { return nil }
                return position + 1
            case 0x0A, 0x0D: return must ? position : nil
            case UInt8(ascii: "\\"):
                position += 1
                if position >= count || base[position].isNewline { return must ? position : nil }
            case UInt8(ascii: "(") where sets == 0: groups += 1
            case UInt8(ascii: ")") where sets == 0:
                if groups == 0, !must { return nil }
                groups = max(0, groups - 1)
            case UInt8(ascii: "["): sets += 1
            case UInt8(ascii: "]"): sets = max(0, sets - 1)
            case UInt8(ascii: " "), UInt8(ascii: "\t"): lastBlank = position
            default: break
            }
            position += 1
        }
        return must ? count : nil
    }

    /// `#/.../#`, on several lines when nothing follows the opening on its line.
    mutating func lexExtendedRegex(_ start: Int, pounds: Int) {
        var position = start + pounds + 1
        var blank = position
        while base[blank].isBlank { blank += 1 }
        let isMultiline = base[blank].isNewline
        while position < count, !isMultiline || pounds < endless.pounds || start < endless.start {
            let byte = base[position]
            if byte == UInt8(ascii: "/"), hasPounds(position + 1, pounds) {
                var end = position + 1
                while base[end] == UInt8(ascii: "#") { end += 1 }
                return finish(.regex, from: start, to: end)
            }
            if byte == UInt8(ascii: "\\"), position + 1 < count, isMultiline || !base[position + 1].isNewline {
                position += 1
            } else if byte.isNewline, !isMultiline {
                break
            }
            position += 1
        }
        if isMultiline, pounds < endless.pounds || start < endless.start { endless = (pounds, start) }
        reportOnce(.unterminatedRegex, at: start)
        finish(.regex, from: start, to: isMultiline ? blank : min(position, count))
    }
}
