extension FileReader {
    /// Passes over the rest of the innermost bracket when nothing in it can matter; the bracket that closes it is then the
    /// current token.
    ///
    /// What stands in a closure that is noted matters as long as `self` may be mentioned in it. Where it was tried in vain
    /// to pass over, only brackets that close in front of what matters are passed over.
    mutating func passOver() -> Bool {
        guard interpolations == 0, openClosure < 0 || closures[openClosure].mentionsSelf else { return false }
        let bracket = brackets[brackets.count &- 1]
        if state.start < skimStop, state.start != bracket.offset || wasOpen(bracket.offset) { return false }
        guard let end = skim(from: state.position, in: bracket.offset) else { return false }
        state.finish(.unknown, from: end, to: end)
        state.shift()
        state.isFirstOnLine = false
        finish(bracket.closer, from: end, to: end &+ 1)
        return true
    }

    /// Whether the bracket at `open` was still open where the skim gave up.
    private mutating func wasOpen(_ open: Int) -> Bool {
        for index in 0..<unskimmed.count where unskimmed[index] == UInt32(truncatingIfNeeded: open) { return true }
        return false
    }

    /// Finds the bracket that closes the one at `open`, or notes where it gave up, and which brackets were open there.
    private mutating func skim(from start: Int, in open: Int) -> Int? {
        var position = start
        skimmed.shrink(to: 0)
        skimmed.append(UInt64(truncatingIfNeeded: open))
        if skim(&position, behind: start &- 1) { return position }
        skimStop = position
        unskimmed.shrink(to: 0)
        for index in 0..<skimmed.count { unskimmed.append(UInt32(truncatingIfNeeded: skimmed[index])) }
        return nil
    }

    /// Finds the bracket that closes the one that is open, byte by byte and without tokens.
    ///
    /// It gives up at the first sign of something that a rule can ask for (a watched name, a closure that is kept, an
    /// `#if`, a comment to the lint) and wherever only the lexer can tell what a byte means. So what it passes over holds
    /// nothing, and where it gives up the tokens are read as ever.
    @inline(never)
    private mutating func skim(_ position: inout Int, behind start: Int) -> Bool {
        let classes = tables.bytes + LexTables.skim
        var comment = -1
        var closed = (open: -1, end: -1)
        while true {
            var kind = classes[Int(base[position])]
            while kind == 0 {
                position &+= 1
                kind = classes[Int(base[position])]
            }
            switch kind {
            case SkimClass.open.rawValue:
                skimmed.append(UInt64(truncatingIfNeeded: position))
                position &+= 1
            case SkimClass.brace.rawValue:
                if mayBeKept(position, comment, closed) { return false }
                skimmed.append(UInt64(truncatingIfNeeded: position))
                position &+= 1
            case SkimClass.close.rawValue:
                let top = skimmed[skimmed.count &- 1]
                let opened = Int(truncatingIfNeeded: top & 0xFFFF_FFFF)
                guard Self.closes(base[position], base[opened]) else { return false }
                skimmed.shrink(to: skimmed.count &- 1)
                if skimmed.isEmpty { return true }
                closed = (opened, position &+ 1)
                position &+= 1
                if top >> 32 != 0 {
                    guard let end = skimText(position, top >> 32) else { return false }
                    position = end
                }
            case SkimClass.quote.rawValue:
                guard let end = skimQuote(position) else { return false }
                position = end
            case SkimClass.slash.rawValue:
                guard let end = skimSlash(position, &comment) else { return false }
                position = end
            case SkimClass.pound.rawValue:
                guard let end = skimPound(position) else { return false }
                position = end
            case SkimClass.angle.rawValue:
                let isPlaceholder = base[position] == UInt8(ascii: "<") && base[position &+ 1] == UInt8(ascii: "#")
                if isPlaceholder || base[position &- 1].isNewline { return false }
                position &+= 1
            case SkimClass.mark.rawValue:
                if isWatched(position, behind: start) { return false }
                position &+= 1
            default: return false
            }
        }
    }

    @inline(__always)
    private static func closes(_ closer: UInt8, _ opener: UInt8) -> Bool {
        // ( and ) stand side by side in ASCII; between [ and ] and between { and } is one character.
        closer &- opener == (opener == UInt8(ascii: "(") ? 1 : 2)
    }

    /// Behind the comment or operator whose slash is at `position`; nil when it may begin a regular expression.
    private mutating func skimSlash(_ position: Int, _ comment: inout Int) -> Int? {
        let before = base[position &- 1]
        if before.isOperatorByte { return nil }
        switch base[position &+ 1] {
        case UInt8(ascii: "/"):
            if wordToLint(position) != nil { return nil }
            comment = endOfLine(position)
            return comment
        case UInt8(ascii: "*"):
            var endsLine = false
            guard wordToLint(position) == nil, let end = endOfBlockComment(position, &endsLine) else { return nil }
            comment = end
            return end
        case let next where next.isOperatorByte: return nil
        case let next:
            if Self.endsOperand(before) { return position &+ 1 }
            guard before.isBlank || before.isNewline, next.isBlank || next.isNewline else { return nil }
            let operand = startOfBlanks(position)
            return operand > comment && Self.endsOperand(base[operand &- 1]) ? position &+ 1 : nil
        }
    }

    private static func endsOperand(_ byte: UInt8) -> Bool {
        byte < 0x80 && byte.continuesIdentifier || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
    }

    /// Behind the `#`, or behind the raw text that it begins; nil for a directive and an extended regular expression.
    private mutating func skimPound(_ position: Int) -> Int? {
        switch base[position &+ 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "#"): return skimRaw(position)
        case UInt8(ascii: "/"), UInt8(ascii: "!"): return nil
        case UInt8(ascii: "i"): return base[position &+ 2] == UInt8(ascii: "f") ? nil : position &+ 1
        case UInt8(ascii: "e"):
            let third = base[position &+ 2]
            return third == UInt8(ascii: "l") || third == UInt8(ascii: "n") ? nil : position &+ 1
        default: return position &+ 1
        }
    }

    /// Where the blanks and line ends begin that end at `end`.
    mutating func startOfBlanks(_ end: Int) -> Int {
        var start = end
        while start > 0, base[start &- 1].isBlank || base[start &- 1].isNewline { start &-= 1 }
        return start
    }
}
