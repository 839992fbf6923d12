extension FileReader {
    /// A text with any number of `#` in front, on one line or several, with its interpolations.
    @inline(never)
    mutating func lexString(_ start: Int, pounds: Int) {
        let quote = start + pounds
        let isMultiline = isMultilineQuote(quote, pounds)
        var position = quote + (isMultiline ? 3 : 1)
        while true {
            let byte = base[position]
            if byte == UInt8(ascii: "\"") {
                if !isMultiline, pounds == 0 { return finish(.string, from: start, to: position + 1) }
                let close = isMultiline ? position + 3 : position + 1
                if !isMultiline || isTripleQuote(position), hasPounds(close, pounds) {
                    return finish(.string, from: start, to: close + pounds)
                }
                position += 1
            } else if byte == UInt8(ascii: "\\") {
                position = escape(position, pounds, isMultiline)
            } else if byte.isNewline, !isMultiline {
                reportOnce(.unterminatedString, at: start)
                return finish(.string, from: start, to: position)
            } else if byte == 0, position >= count {
                reportOnce(.unterminatedString, at: start)
                return finish(.string, from: start, to: count)
            } else {
                position += 1
            }
        }
    }

    /// Behind the escape, or behind the interpolation, that begins with the backslash at `position`.
    private mutating func escape(_ position: Int, _ pounds: Int, _ isMultiline: Bool) -> Int {
        guard hasPounds(position + 1, pounds) else { return position + 1 }
        let next = position + 1 + pounds
        if base[next] == UInt8(ascii: "(") { return interpolation(next) }
        if next >= count || base[next].isNewline { return next }
        return next + 1
    }

    /// Reads the expression whose parenthesis opens at `open`, and returns the offset behind its end.
    @inline(never)
    private mutating func interpolation(_ open: Int) -> Int {
        guard interpolations < 64 else {
            reportOnce(.nestedTooDeep, at: open)
            return open + 1
        }
        interpolations += 1
        defer { interpolations -= 1 }
        let saved = state
        finish(.leftParen, from: open, to: open + 1)
        state.regexEnd = 0
        scan()
        let end = state.position
        state = saved
        return min(end, count)
    }

    @inline(__always)
    mutating func hasPounds(_ position: Int, _ pounds: Int) -> Bool {
        for index in 0..<pounds where base[position + index] != UInt8(ascii: "#") { return false }
        return true
    }

    @inline(__always)
    mutating func isTripleQuote(_ position: Int) -> Bool {
        base[position] == UInt8(ascii: "\"") && base[position + 1] == UInt8(ascii: "\"")
            && base[position + 2] == UInt8(ascii: "\"")
    }

    /// `"""` begins a text of several lines, except where `#"""#` is one quote on one line.
    mutating func isMultilineQuote(_ quote: Int, _ pounds: Int) -> Bool {
        guard isTripleQuote(quote) else { return false }
        guard pounds > 0 else { return true }
        var position = quote + 2
        while position < count, !base[position].isNewline {
            if base[position] == UInt8(ascii: "\""), hasPounds(position + 1, pounds) { return false }
            position += 1
        }
        return true
    }
}
