extension FileReader {
    /// Reads a type and stops behind it. Returns its bytes, which are none when no type is there.
    mutating func readType() -> ByteSpan {
        let start = state.start
        if let end = endOfPlainType() {
            state.finish(.identifier, from: start, to: end)
            advance()
            return ByteSpan(start, end)
        }
        var end = start
        repeat {
            skipTypePrefix()
            var isTuple = false
            switch token {
            case .leftParen:
                scan()
                isTuple = true
            case .leftBracket: scan()
            case .anyType, .selfType, .selfValue: break
            case _ where token.isName: break
            case _ where token.isOperator && base[state.start] == UInt8(ascii: "~"):
                // `~Copyable` behind a sign that was read with it.
                splitToken()
                advance()
                continue
            default: return ByteSpan(start, end)
            }
            advance()
            skipTypeSuffix()
            end = state.previousEnd
            if isTuple, isFunctionEffect { skipEffects() }
            if token == .arrow || isAmpersand {
                advance()
                continue
            }
            return ByteSpan(start, state.previousEnd)
        } while true
    }

    private var isAmpersand: Bool {
        mutating get {
            token.isOperator && state.end - state.start == 1 && base[state.start] == UInt8(ascii: "&")
        }
    }

    private var isFunctionEffect: Bool {
        mutating get {
            token == .throws || token == .rethrows || token == .async || token == .reasync
        }
    }

    /// `async`, `throws(E)` and `rethrows` between parameters and the arrow.
    private mutating func skipEffects() {
        let saved = state
        while isFunctionEffect {
            let isThrows = token == .throws
            advance()
            if isThrows, token == .leftParen {
                scan()
                advance()
            }
        }
        if token != .arrow { state = saved }
    }

    /// Attributes, `inout`, `some`, `any`, `~` and the other words in front of a type.
    private mutating func skipTypePrefix() {
        while true {
            switch token {
            case .at: skipTypeAttribute()
            case .inout, .ownedShared, .constant, .resultDependsOnSelf, .repeat: advance()
            case .some, .any, .each, .borrowing, .consuming, .isolated, .sending:
                guard isTypeStart(state.end) else { return }
                advance()
            case .nonisolated where base[state.end] == UInt8(ascii: "("):
                advance()
                scan()
                advance()
            case .prefixOperator where base[state.start] == UInt8(ascii: "~"):
                splitToken()
                advance()
            default: return
            }
        }
    }

    /// Whether a type can begin behind the blanks at `position`.
    private mutating func isTypeStart(_ position: Int) -> Bool {
        var position = position
        while base[position].isBlank || base[position].isNewline { position += 1 }
        let byte = base[position]
        return (byte.continuesIdentifier && !byte.isDigit) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
            || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`")
            || byte == UInt8(ascii: "/")
    }

    private mutating func skipTypeAttribute() {
        advance()
        let name = ByteSpan(state.start, state.end)
        advance()
        while token == .period {
            advance()
            advance()
        }
        if isGenericStart { _ = skipGenericArguments() }
        guard token == .leftParen, state.previousEnd == state.start, takesArguments(name) else { return }
        let saved = state
        scan()
        advance()
        if token == .arrow || isFunctionEffect { state = saved }
    }

    /// Attributes of function types that have no arguments, so that a parenthesis begins the function's type.
    private mutating func takesArguments(_ name: ByteSpan) -> Bool {
        switch string(name.start, name.end) {
        case "escaping", "autoclosure", "noescape", "Sendable": false
        default: true
        }
    }

    /// `.Member`, `<Arguments>`, `?` and `!`.
    private mutating func skipTypeSuffix() {
        while true {
            switch token {
            case .period:
                let saved = state
                advance()
                guard token.isWord else {
                    state = saved
                    return
                }
                advance()
            case .question, .exclamation: advance()
            case .prefixOperator, .binaryOperator, .postfixOperator:
                guard base[state.start] == UInt8(ascii: "<"), state.previous.isWord else { return }
                let saved = state
                if !skipAngles() {
                    state = saved
                    return
                }
            default: return
            }
        }
    }
}
