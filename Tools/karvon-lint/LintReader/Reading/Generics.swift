extension FileReader {
    /// `<` directly behind a name.
    var isGenericStart: Bool {
        mutating get {
            state.token.isOperator && base[state.start] == UInt8(ascii: "<") && state.previousEnd == state.start
        }
    }

    /// Skips `<...>` at the current token, in an expression, when it can be nothing but generic arguments.
    ///
    /// True when they were skipped; the current token is then the one behind them.
    mutating func skipGenericArguments() -> Bool {
        let saved = state
        if skipAngles(), followsGenericArguments { return true }
        state = saved
        return false
    }

    /// The tokens that may follow generic arguments in an expression.
    private var followsGenericArguments: Bool {
        mutating get {
            switch token {
            case .rightParen, .rightBracket, .rightBrace, .leftBrace, .period, .comma, .semicolon, .endOfFile,
                .exclamation, .question, .colon, .equal, .postfixOperator:
                true
            case .leftParen, .leftBracket: !state.isFirstOnLine
            case .binaryOperator: true
            default: state.isFirstOnLine
            }
        }
    }

    /// Skips `<...>` at the current token and stops behind it; false when the angles do not close.
    mutating func skipAngles(ofParameters: Bool = false) -> Bool {
        var depth = 1
        splitToken()
        for _ in 0..<Self.longestGenericArguments {
            advance()
            switch token {
            case .leftParen: scan()
            case .leftBracket: scan()
            case .prefixOperator, .binaryOperator, .postfixOperator, .unknown, .regex:
                splitToken()
                if base[state.start] == UInt8(ascii: "<") { depth += 1 }
                if base[state.start] == UInt8(ascii: ">") {
                    depth -= 1
                    if depth == 0 {
                        advance()
                        return true
                    }
                }
            case .leftBrace, .rightBrace, .rightParen, .rightBracket, .semicolon, .endOfFile, .string: return false
            case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .import, .return, .if, .guard:
                if token != .let || !ofParameters { return false }
            default: break
            }
        }
        return false
    }

    /// How many tokens are looked at for the closing angle, so that a row of `<` takes no time of its square.
    private static var longestGenericArguments: Int { 500 }
}
