extension FileReader {
    /// How the expression at the current token begins. The lexer stands where it stood.
    mutating func readHead() -> Head {
        switch token {
        case .number, .string, .regex, .true, .false, .nil: return Head(kind: .literal, path: .none)
        case .leftBrace: return Head(kind: .closure, path: .none)
        case .leftBracket: return Head(kind: .collection, path: .none)
        case .endOfFile, .rightParen, .rightBracket, .rightBrace, .comma, .semicolon: return .none
        default: break
        }
        let saved = state
        let wasLooking = isLooking
        isLooking = true
        defer {
            state = saved
            isLooking = wasLooking
        }
        while token == .try || token == .await || token == .exclamation || token == .question { advance() }
        if token == .prefixOperator { return Head(kind: .literal, path: .none) }
        guard token == .period || isPathStart else { return Head(kind: .other, path: .none) }
        return readPath()
    }

    /// Words that begin an expression which is a path, as opposed to `if` and its kin.
    private var isPathStart: Bool {
        mutating get {
            switch token {
            case .selfValue, .selfType, .super, .anyType: true
            default: token.isName
            }
        }
    }

    /// Joins the path's words and dots, and leaves out what stands between them.
    private mutating func readPath() -> Head {
        let start = state.start
        var end = start
        var joined: [UInt8] = []
        while token == .period || token.isWord {
            if token == .period {
                joined.append(UInt8(ascii: "."))
                advance()
                guard token.isWord else { break }
            }
            let name = nameSpan
            joined.append(contentsOf: UnsafeBufferPointer(start: base + name.start, count: name.end - name.start))
            end = state.end
            advance()
            if isGenericStart { _ = skipGenericArguments() }
            if token != .period { break }
        }
        let isCall = (token == .leftParen || token == .leftBrace) && !state.isFirstOnLine
        let name = joined.count == end - start ? Name(start, end) : join(joined)
        return Head(kind: isCall ? .call : .path, path: name)
    }

    /// The token's bytes without back-ticks.
    var nameSpan: ByteSpan {
        mutating get {
            base[state.start] == UInt8(ascii: "`") && state.end - state.start > 2
                ? ByteSpan(state.start + 1, state.end - 1) : ByteSpan(state.start, state.end)
        }
    }
}
