extension FileReader {
    /// Reads up to the bracket that closes the current one, and stops at it.
    ///
    /// What rules select on is noted on the way: uses, closures, conditions. At a `}` that closes something further
    /// out, or at the end of the file, it stops with a problem.
    mutating func scan() {
        let floor = brackets.count
        let mattering = Token.mattering
        let opening = state.start
        let outerClosure = openClosure
        var opener = Bracket(token: state.token, offset: opening)
        if state.token == .leftBrace { openBrace(&opener) } else { openParenthesis(&opener) }
        brackets.append(opener)
        while true {
            if skims, passOver() {
                if close(floor) { return }
                continue
            }
            repeat { advance() } while mattering & (1 &<< UInt64(truncatingIfNeeded: state.token.rawValue & 63)) == 0
            switch state.token {
            case .leftParen, .leftBracket:
                var bracket = Bracket(token: state.token, offset: state.start)
                openParenthesis(&bracket)
                brackets.append(bracket)
            case .leftBrace:
                var bracket = Bracket(token: .leftBrace, offset: state.start)
                openBrace(&bracket)
                brackets.append(bracket)
            case .rightParen, .rightBracket, .rightBrace:
                if close(floor) { return }
            case .while where state.previous == .rightBrace && !state.isFirstOnLine: break
            case .if, .guard, .while, .for, .switch, .else, .do, .repeat, .defer, .catch:
                brackets[brackets.count &- 1].awaitsBlock = true
            case .let, .var: noteLocal()
            case .selfValue:
                if openClosure >= 0, state.start >= capturesEnd { closures[openClosure].mentionsSelf = true }
            case .poundIf, .poundElseif, .poundElse, .poundEndif: if !isLooking { readDirective() }
            case .endOfFile:
                report(.missingClosing, at: opening)
                leave(floor, outerClosure)
                return
            default: break
            }
        }
    }

    /// Closes the bracket that the current token closes; true when the scan is at its end.
    private mutating func close(_ floor: Int) -> Bool {
        let top = brackets.count &- 1
        if brackets[top].closer == state.token {
            closeTop()
            return top == floor
        }
        guard state.token == .rightBrace else {
            report(.unexpectedClosing, at: state.start)
            return false
        }
        report(.missingClosing, at: brackets[top].offset)
        while brackets.count > floor, brackets[brackets.count - 1].token != .leftBrace { closeTop() }
        if brackets.count == floor {
            // The brace closes something further out: let it be read again there.
            state.position = state.start
            return true
        }
        closeTop()
        return brackets.count == floor
    }

    private mutating func leave(_ floor: Int, _ outerClosure: Int) {
        brackets.shrink(to: floor)
        openClosure = outerClosure
    }

    @inline(__always)
    private mutating func closeTop() {
        guard let bracket = brackets.popLast() else { return }
        // A name of a local is known up to the end of the bracket that it stands in.
        if localName.start > bracket.offset { localName = ByteSpan(0, 0) }
        if bracket.token == .leftParen {
            closedCallee = bracket.callee
            closedEnd = state.end
        } else if bracket.closure >= 0 {
            closures[bracket.closure].span.upper = UInt32(truncatingIfNeeded: state.end)
            openClosure = bracket.outerClosure
            if openClosure >= 0, closures[bracket.closure].mentionsSelf { closures[openClosure].mentionsSelf = true }
        }
    }

    /// Remembers what is called.
    @inline(__always)
    private mutating func openParenthesis(_ bracket: inout Bracket) {
        guard bracket.token == .leftParen, state.previousEnd == state.start else { return }
        if state.previous.isWord {
            bracket.callee = ByteSpan(state.previousStart, state.previousEnd)
        } else if state.previousEnd > 0, base[state.previousEnd - 1] == UInt8(ascii: ">") {
            bracket.callee = genericCallee(state.previousEnd) ?? bracket.callee
        }
    }

    /// Remembers the name behind `let` or `var`, until its `=`.
    private mutating func noteLocal() {
        var position = state.end
        while base[position].isBlank { position += 1 }
        let end = endOfIdentifier(position)
        localName = ByteSpan(position, end)
    }

    /// The capitalised name in front of the generic arguments that end at `end`.
    mutating func genericCallee(_ end: Int) -> ByteSpan? {
        var position = end - 1
        var depth = 0
        while position > 0, end - position < 200 {
            switch base[position] {
            case UInt8(ascii: ">"): if base[position - 1] != UInt8(ascii: "-") { depth += 1 }
            case UInt8(ascii: "<"):
                depth -= 1
                if depth == 0 {
                    let start = startOfIdentifier(position)
                    return start < position ? ByteSpan(start, position) : nil
                }
            case 0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""): return nil
            default: break
            }
            position -= 1
        }
        return nil
    }

    /// Where the identifier begins that ends at `end`.
    mutating func startOfIdentifier(_ end: Int) -> Int {
        var start = end
        while start > 0, base[start - 1].continuesIdentifier { start -= 1 }
        return start
    }
}
