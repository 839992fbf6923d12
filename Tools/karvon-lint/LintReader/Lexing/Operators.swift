extension FileReader {
    /// An operator, or the regular expression that its first slash begins.
    @inline(never)
    mutating func lexOperator(_ start: Int) {
        let prefersRegex = state.previous == .question || state.previous == .exclamation ? state.earlier == .try : false
        let first = base[start]
        let isLeftBound = isLeftBound(start)
        if isLeftBound, first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
            finish(first == UInt8(ascii: "!") ? .exclamation : .question, from: start, to: start &+ 1)
            return
        }
        if first == UInt8(ascii: "<"), base[start &+ 1] == UInt8(ascii: "#"), let end = placeholderEnd(start) {
            return finish(.identifier, from: start, to: end)
        }
        var end = endOfOperator(start)
        var slash = start
        while slash < end, base[slash] != UInt8(ascii: "/") { slash &+= 1 }
        if slash < end, let regexEnd = regex(at: slash, start, end, isLeftBound, prefersRegex) {
            if slash == start { return finish(.regex, from: start, to: regexEnd) }
            finish(.prefixOperator, from: start, to: slash)
            state.regexEnd = regexEnd
            return
        }
        if end &- start > 2 {
            var inner = start &+ 1
            while inner < end {
                if base[inner] == UInt8(ascii: "/"),
                    base[inner &+ 1] == UInt8(ascii: "/") || base[inner &+ 1] == UInt8(ascii: "*")
                {
                    end = inner
                    break
                }
                inner &+= 1
            }
        }
        finish(kind(start, end, isLeftBound), from: start, to: end)
    }

    private mutating func endOfOperator(_ start: Int) -> Int {
        var end = start
        while true {
            let byte = base[end]
            if byte == UInt8(ascii: "."), base[start] != UInt8(ascii: ".") { return end }
            if byte == UInt8(ascii: "<"), end > start, base[end &+ 1] == UInt8(ascii: "#"), placeholderEnd(end) != nil {
                return end
            }
            if byte.isOperatorByte {
                end &+= 1
            } else if byte >= 0x80 {
                let length = UTF8Check.length(base + end, count - end)
                guard length > 0, OperatorCharacters.isContinuation(UTF8Check.scalar(base + end, length)) else {
                    return end
                }
                end &+= length
            } else {
                return end
            }
        }
    }

    private mutating func kind(_ start: Int, _ end: Int, _ isLeftBound: Bool) -> Token {
        let isRightBound = isRightBound(end, isLeftBound)
        if end &- start == 1 {
            switch base[start] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "?"): return .infixQuestion
            default: break
            }
        } else if end &- start == 2 {
            if base[start] == UInt8(ascii: "-"), base[start &+ 1] == UInt8(ascii: ">") { return .arrow }
            if base[start] == UInt8(ascii: "*"), base[start &+ 1] == UInt8(ascii: "/") { return .unknown }
        }
        if isLeftBound == isRightBound { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    /// Whether something stands directly in front.
    mutating func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch base[start - 1] {
        case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return !(start > 1 && base[start - 2] == UInt8(ascii: "*"))
        case 0xA0: return !(start > 1 && base[start - 2] == 0xC2)
        default: return true
        }
    }

    /// Whether something stands directly behind.
    mutating func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
        switch base[end] {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case 0: return end < count
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"): return base[end + 1] != UInt8(ascii: "/") && base[end + 1] != UInt8(ascii: "*")
        case 0xC2: return base[end + 1] != 0xA0
        default: return true
        }
    }

    /// Where the editor's placeholder `<#...#>` ends that begins here, or nil.
    private mutating func placeholderEnd(_ start: Int) -> Int? {
        var position = start + 2
        while position < count, !base[position].isNewline {
            if base[position] == UInt8(ascii: "<"), base[position + 1] == UInt8(ascii: "#") { return nil }
            if base[position] == UInt8(ascii: "#"), base[position + 1] == UInt8(ascii: ">") { return position + 2 }
            position += 1
        }
        return nil
    }
}
