extension FileReader {
    /// Reads a function; the current token is `func`.
    mutating func readFunction(_ prologue: Prologue) {
        let index = add(.function, prologue)
        advance()
        if token.isWord { takeName(index) } else { takeOperator(index) }
        readGenericParameters(index)
        readSignature(index)
    }

    mutating func readInitializer(_ prologue: Prologue) {
        let index = add(.initializer, prologue)
        declarations[index].name = Name(state.start, state.end)
        advance()
        if token == .question || token == .exclamation {
            declarations[index].traits.insert(.failable)
            advance()
        }
        readGenericParameters(index)
        readSignature(index)
    }

    mutating func readDeinitializer(_ prologue: Prologue) {
        let index = add(.deinitializer, prologue)
        declarations[index].name = Name(state.start, state.end)
        advance()
        readSignature(index)
    }

    mutating func readSubscript(_ prologue: Prologue) {
        let index = add(.subscript, prologue)
        declarations[index].name = Name(state.start, state.end)
        advance()
        readGenericParameters(index)
        readSignature(index)
    }

    /// An operator's name; a `<` at its end opens the generic parameters.
    mutating func takeOperator(_ index: Int) {
        guard
            token.isOperator || token == .equal || token == .exclamation || token == .question || token == .unknown
                || token == .infixQuestion
        else { return }
        declarations[index].nameOffset = UInt32(truncatingIfNeeded: state.start)
        let opensGenerics =
            state.end - state.start > 1 && base[state.end - 1] == UInt8(ascii: "<")
            && (base[state.end].continuesIdentifier || base[state.end] == UInt8(ascii: "`"))
        if opensGenerics {
            state.position = state.end - 1
            state.set(state.start, state.position)
        }
        declarations[index].name = Name(state.start, state.end)
        advance()
    }

    /// Parameters, effects, result, requirements and body.
    private mutating func readSignature(_ index: Int) {
        if token == .leftParen { readParameters(index) }
        readEffects(index)
        if token == .arrow {
            advance()
            let type = readType()
            declarations[index].type = Name(type.start, type.end)
        }
        readRequirements(index)
        if token == .leftBrace {
            declarations[index].traits.insert(.body)
            endHead(index)
            skipBody()
        }
        end(index)
    }

    /// Ends a declaration's head in front of the current token.
    @inline(__always)
    mutating func endHead(_ index: Int) {
        guard declarations[index].headLength == 0 else { return }
        declarations[index].headLength = UInt32(truncatingIfNeeded: state.start - declarations[index].span.start)
    }

    mutating func skipBody() {
        localName = ByteSpan(0, 0)
        state.previous = .leftBrace
        scan()
        advance()
    }

    private mutating func readEffects(_ index: Int) {
        while true {
            switch token {
            case .async, .reasync: declarations[index].traits.insert(.async)
            case .throws, .rethrows, .throw: declarations[index].traits.insert(.throws)
            case .await, .try: break
            default: return
            }
            let isThrows = token == .throws
            if token == .async, state.isFirstOnLine, isDeclarationAfterAsync { return }
            advance()
            if isThrows, token == .leftParen {
                let start = behindTrivia(state.end)
                scan()
                declarations[index].thrown = Name(start, max(start, startOfBlanks(state.start)))
                advance()
            }
        }
    }

    /// `async` on a line of its own may be the next declaration's modifier.
    private var isDeclarationAfterAsync: Bool {
        mutating get {
            var position = state.end
            while base[position].isBlank { position += 1 }
            return starts(position, with: "let ") || starts(position, with: "var ") || starts(position, with: "func ")
        }
    }
}
