extension FileReader {
    /// Reads a type's head and opens its scope; the current token is the keyword.
    mutating func readNominal(_ kind: Declaration.Kind, _ prologue: Prologue) {
        let index = add(kind, prologue)
        advance()
        takeName(index)
        readGenericParameters(index)
        readTypeBody(index)
    }

    /// Reads an extension's head and opens its scope.
    mutating func readExtension(_ prologue: Prologue) {
        let index = add(.extension, prologue)
        advance()
        declarations[index].nameOffset = UInt32(truncatingIfNeeded: state.start)
        let type = readType()
        declarations[index].name =
            base[type.start] == UInt8(ascii: "`") && type.end - type.start > 2 && endOfName(type.start) == type.end
            ? Name(type.start + 1, type.end - 1) : Name(type.start, type.end)
        readTypeBody(index)
    }

    private mutating func endOfName(_ start: Int) -> Int {
        var end = start + 1
        while end < count, base[end] != UInt8(ascii: "`") { end += 1 }
        return end + 1
    }

    private mutating func readTypeBody(_ index: Int) {
        readInheritance(index)
        readRequirements(index)
        guard token == .leftBrace else {
            end(index)
            return report(.missingClosing, at: declarations[index].offset)
        }
        declarations[index].traits.insert(.body)
        endHead(index)
        scopes.append(Int32(truncatingIfNeeded: index))
        advance()
    }

    /// `<...>` behind a declaration's name.
    mutating func readGenericParameters(_ index: Int) {
        guard token.isOperator, base[state.start] == UInt8(ascii: "<") else { return }
        let saved = state
        if skipAngles(ofParameters: true) {
            declarations[index].generics = Name(saved.start, state.previousEnd)
        } else {
            state = saved
        }
    }

    /// `: A, B`.
    mutating func readInheritance(_ index: Int) {
        guard token == .colon else { return }
        let first = inherited.count
        repeat {
            advance()
            let attributeStart = state.start
            var attributeEnd = attributeStart
            while token == .at || token == .nonisolated {
                skipInheritedAttribute()
                attributeEnd = state.previousEnd
            }
            let start = state.start
            if token == .class {
                advance()
                inherited.append(
                    Inherited(type: Name(start, state.previousEnd), attributes: .none, typeOffset: UInt32(start)))
                continue
            }
            let type = readType()
            guard type.end > type.start else { break }
            inherited.append(
                Inherited(
                    type: Name(type.start, type.end), attributes: Name(attributeStart, attributeEnd),
                    typeOffset: UInt32(truncatingIfNeeded: start)))
        } while token == .comma
        declarations[index].inherited = Entries(first, inherited.count)
    }

    private mutating func skipInheritedAttribute() {
        if token == .at { advance() }
        advance()
        while token == .period {
            advance()
            advance()
        }
        if token == .leftParen, state.previousEnd == state.start {
            scan()
            advance()
        }
    }

    /// `where A: B, C == D`.
    mutating func readRequirements(_ index: Int) {
        guard token == .where else { return }
        advance()
        let start = state.start
        repeat {
            if token == .comma { advance() }
            guard readType().end > state.previousStart || token == .number else { break }
            if token == .colon || token == .binaryOperator || token == .equal {
                advance()
                if token == .number { advance() } else { _ = readType() }
                if token == .leftParen { skipBrackets() }
            }
        } while token == .comma
        declarations[index].requirements = Name(start, state.previousEnd)
    }
}
