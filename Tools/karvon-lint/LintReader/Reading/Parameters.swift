extension FileReader {
    /// Reads the parameters whose parenthesis is the current token, and stops behind them.
    mutating func readParameters(_ index: Int, ofCase: Bool = false) {
        let first = parameters.count
        let open = state.start
        advance()
        while token != .rightParen {
            guard token != .endOfFile, token != .rightBrace else {
                report(.missingClosing, at: open)
                break
            }
            readParameter(ofCase: ofCase)
            while token != .comma, token != .rightParen, token != .endOfFile, token != .rightBrace { skipToken() }
            if token == .comma { advance() }
        }
        if token == .rightParen { advance() }
        declarations[index].parameters = Entries(first, parameters.count)
    }

    private mutating func readParameter(ofCase: Bool) {
        let start = state.start
        while token == .at, !ofCase { skipParameterAttribute() }
        while token == .constant || (token == .isolated || token == .inout) && base[state.end] != UInt8(ascii: ":") {
            if ofCase || !isTwoNames { break }
            advance()
        }
        var parameter = Parameter(
            label: .none, secondName: .none, type: .none, value: .none,
            nameOffset: UInt32(truncatingIfNeeded: start))
        if !ofCase || isLabel { readNames(&parameter) }
        if token == .colon || ofCase {
            if token == .colon { advance() }
            let type = readType()
            parameter.type = Name(type.start, type.end)
            if token.isOperator, starts(state.start, with: "...") { advance() }
        }
        if token == .equal {
            advance()
            parameter.value = readHead()
            skipDefaultArgument()
        }
        parameters.append(parameter)
    }

    private mutating func readNames(_ parameter: inout Parameter) {
        if token.isWord {
            parameter.label = nameOfToken()
            advance()
        }
        if token.isWord {
            parameter.secondName = nameOfToken()
            advance()
        }
    }

    /// Whether a modifier and two names or a name and a colon follow, so that the word is no name itself.
    private var isTwoNames: Bool {
        mutating get {
            var position = state.end
            while base[position].isBlank { position += 1 }
            return base[position] != UInt8(ascii: ":") && base[position] != UInt8(ascii: ",")
        }
    }

    /// `name:` or `name other:` in front of an associated value.
    private var isLabel: Bool {
        mutating get {
            guard token.isWord else { return false }
            var position = state.end
            for _ in 0..<2 {
                while base[position].isBlank || base[position].isNewline { position += 1 }
                if base[position] == UInt8(ascii: ":") { return true }
                let end = endOfIdentifier(position)
                if end == position { return false }
                position = end
            }
            while base[position].isBlank || base[position].isNewline { position += 1 }
            return base[position] == UInt8(ascii: ":")
        }
    }

    private mutating func skipParameterAttribute() {
        let before = attributes.count
        readAttribute()
        attributes.shrink(to: before)
    }

    /// Up to the comma or parenthesis that ends a default argument.
    private mutating func skipDefaultArgument() {
        while token != .comma, token != .rightParen, token != .endOfFile, token != .rightBrace {
            let isName = token.isWord
            skipToken()
            if isName, isGenericStart { _ = skipGenericArguments() }
        }
    }

    /// Skips one token, or a pair of brackets.
    mutating func skipToken() {
        switch token {
        case .leftParen, .leftBracket, .leftBrace: skipBrackets()
        case .poundIf, .poundElseif, .poundElse, .poundEndif:
            if isLooking { skipCondition() } else { readDirective(); advance() }
        default: advance()
        }
    }
}
