extension FileReader {
    /// Skips the initial value at the current token, and stops at what ends the binding.
    ///
    /// A value ends at a comma, a semicolon, a closing bracket, accessors, or at a line whose first token can't go on
    /// with it.
    mutating func skipInitialValue(_ index: Int) {
        var needsOperand = true
        while true {
            switch token {
            case .endOfFile, .comma, .semicolon, .rightParen, .rightBracket, .rightBrace: return
            case .leftParen, .leftBracket:
                if state.isFirstOnLine, !needsOperand { return }
                skipBrackets()
                needsOperand = false
            case .leftBrace:
                if needsOperand {
                    skipInitialClosure(index)
                    needsOperand = false
                } else if opensAccessors() {
                    return
                } else {
                    skipBrackets()
                }
            case .if, .switch, .do:
                if !needsOperand { return }
                skipStatementExpression()
                needsOperand = false
            case .poundIf:
                guard continuesAcrossDirective() else { return }
                skipPostfixDirectives()
            case .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .at:
                if !skipIfOperand(needsOperand) { return }
            case .equal, .arrow, .infixQuestion, .colon, .backslash:
                advance()
                needsOperand = true
            case .binaryOperator:
                advance()
                needsOperand = true
            case .prefixOperator:
                if state.isFirstOnLine, !needsOperand { return }
                advance()
                needsOperand = true
            case .postfixOperator, .exclamation, .question:
                advance()
            case .period:
                advance()
                if token.isWord || token == .number { advance() }
                if isGenericStart { _ = skipGenericArguments() }
                needsOperand = false
            case .as, .is:
                advance()
                if token == .exclamation || token == .question { advance() }
                _ = readType()
                needsOperand = false
            case .try, .await, .throw, .return, .repeat:
                if !needsOperand { return }
                advance()
            case .where: return
            case .in, .throws, .rethrows, .inout, .else, .async:
                if !needsOperand, state.isFirstOnLine { return }
                advance()
            case .string, .number, .regex, .unknown, .pound:
                if !needsOperand, state.isFirstOnLine { return }
                advance()
                if isGenericStart { _ = skipGenericArguments() }
                needsOperand = false
            default:
                guard skipWord(&needsOperand) else { return }
            }
        }
    }

    /// A name in the value; false when it begins what follows the value.
    private mutating func skipWord(_ needsOperand: inout Bool) -> Bool {
        if !needsOperand, state.isFirstOnLine, !isTrailingLabel { return false }
        if needsOperand, isOperandPrefix, isNameBehind {
            advance()
            return true
        }
        switch token {
        case .selfValue, .selfType, .super, .anyType, .true, .false, .nil, .initializer: break
        default: if !token.isName { return false }
        }
        advance()
        if isGenericStart { _ = skipGenericArguments() }
        needsOperand = false
        return true
    }

    /// `any`, `some`, `each` and the words of ownership in front of an operand.
    private var isOperandPrefix: Bool {
        mutating get {
            switch token {
            case .any, .some, .each, .consuming, .borrowing: return true
            case .identifier:
                let length = state.end - state.start
                return length == 7 && starts(state.start, with: "consume")
                    || length == 4 && starts(state.start, with: "copy")
                    || length == 6 && starts(state.start, with: "unsafe")
            default: return false
            }
        }
    }

    private var isNameBehind: Bool {
        mutating get {
            var position = state.end
            while base[position].isBlank { position += 1 }
            return position > state.end && base[position].continuesIdentifier
        }
    }

    /// `label: {` behind a trailing closure.
    private var isTrailingLabel: Bool {
        mutating get {
            guard state.previous == .rightBrace, token.isWord, base[state.end] == UInt8(ascii: ":") else {
                return false
            }
            var position = state.end + 1
            while base[position].isBlank || base[position].isNewline { position += 1 }
            return base[position] == UInt8(ascii: "{")
        }
    }

    private mutating func skipIfOperand(_ needsOperand: Bool) -> Bool {
        guard needsOperand, token == .at else { return false }
        advance()
        return true
    }

    /// The closure that is the value itself.
    private mutating func skipInitialClosure(_ index: Int) {
        let first = closures.count
        if state.previous == .equal {
            localName = ByteSpan(0, 0)
            state.earlier = .unknown
        }
        skipBrackets()
        if closures.count > first, closures[first].form == .assigned {
            closures[first].form = .initialValue
            closures[first].target = declarations[index].name
        }
    }

    /// `if ... { } else { }` and `switch ... { }` as a value.
    private mutating func skipStatementExpression() {
        repeat {
            advance()
            while token != .leftBrace, token != .endOfFile, token != .rightBrace { skipToken() }
            guard token == .leftBrace else { return }
            state.previous = .leftBrace
            skipBrackets()
            guard token == .else || token == .catch else { return }
        } while true
    }

    /// Whether the `#if` at the current token holds members of the value: `.name` on the next line.
    private mutating func continuesAcrossDirective() -> Bool {
        let saved = state
        let (wasLooking, mark) = (isLooking, useMark)
        isLooking = true
        useMark = .max
        defer {
            state = saved
            isLooking = wasLooking
            useMark = mark
        }
        while token == .poundIf { skipCondition() }
        return token == .period
    }

    private mutating func skipPostfixDirectives() {
        var depth = 0
        repeat {
            switch token {
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                depth += token == .poundIf ? 1 : token == .poundEndif ? -1 : 0
                readDirective()
                advance()
            case .endOfFile, .rightBrace: return
            default: skipToken()
            }
        } while depth > 0
    }
}
