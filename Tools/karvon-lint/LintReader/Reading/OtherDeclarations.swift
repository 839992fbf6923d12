extension FileReader {
    /// Reads `case a, b(Int) = 1`: a declaration for each element.
    mutating func readCases(_ prologue: Prologue) {
        repeat {
            let index = add(.enumCase, prologue)
            advance()
            takeName(index)
            readGenericParameters(index)
            if token == .leftParen { readParameters(index, ofCase: true) }
            if token == .equal {
                advance()
                declarations[index].value = readHead()
                skipInitialValue(index)
            }
            end(index)
        } while token == .comma
    }

    /// Reads a type alias or an associated type.
    mutating func readAlias(_ kind: Declaration.Kind, _ prologue: Prologue) {
        let index = add(kind, prologue)
        advance()
        takeName(index)
        readGenericParameters(index)
        readInheritance(index)
        if token == .equal {
            advance()
            let type = readType()
            declarations[index].type = Name(type.start, type.end)
        }
        readRequirements(index)
        end(index)
    }

    mutating func readOperator(_ prologue: Prologue) {
        let index = add(.operator, prologue)
        advance()
        takeOperator(index)
        if token == .colon {
            repeat {
                advance()
                if token.isWord { advance() }
            } while token == .comma
        }
        if token == .leftBrace { skipBody() }
        end(index)
    }

    mutating func readPrecedenceGroup(_ prologue: Prologue) {
        let index = add(.precedenceGroup, prologue)
        advance()
        takeName(index)
        if token == .leftBrace { skipBody() }
        end(index)
    }

    mutating func readMacro(_ prologue: Prologue) {
        let index = add(.macro, prologue)
        advance()
        takeName(index)
        readGenericParameters(index)
        if token == .leftParen { readParameters(index) }
        if token == .arrow {
            advance()
            let type = readType()
            declarations[index].type = Name(type.start, type.end)
        }
        if token == .equal {
            advance()
            declarations[index].value = readHead()
            skipInitialValue(index)
        }
        readRequirements(index)
        end(index)
    }

    /// Reads `#name(arguments) { ... }`: a declaration inside a type, a statement at the file's level.
    mutating func readMacroExpansion(_ prologue: Prologue) {
        guard !scopes.isEmpty || state.start > prologue.start else { return advance() }
        let index = add(.macroExpansion, prologue)
        declarations[index].name = Name(min(state.start + 1, state.end), state.end)
        advance()
        if isGenericStart { _ = skipGenericArguments() }
        if token == .leftParen, !state.isFirstOnLine { skipBrackets() }
        while token == .leftBrace {
            skipBrackets()
            if token.isWord, base[state.end] == UInt8(ascii: ":") {
                let saved = state
                advance()
                advance()
                if token != .leftBrace { state = saved }
            }
        }
        end(index)
    }
}
