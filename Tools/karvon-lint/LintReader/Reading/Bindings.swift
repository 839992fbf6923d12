extension FileReader {
    /// Reads `var a: A = x, b { ... }`: a declaration for each name.
    mutating func readBindings(_ kind: Declaration.Kind, _ prologue: Prologue) {
        repeat {
            let index = add(kind, prologue)
            advance()
            readPattern(index)
            if token == .colon {
                advance()
                let type = readType()
                declarations[index].type = Name(type.start, type.end)
            }
            if token == .equal {
                endHead(index)
                advance()
                declarations[index].value = readHead()
                localName = ByteSpan(0, 0)
                skipInitialValue(index)
            }
            if token == .leftBrace { readAccessors(index) }
            end(index)
        } while token == .comma
    }

    private mutating func readPattern(_ index: Int) {
        if token == .leftParen {
            let start = state.start
            scan()
            advance()
            declarations[index].nameOffset = UInt32(truncatingIfNeeded: start)
            declarations[index].name = Name(start, state.previousEnd)
        } else {
            takeName(index)
        }
    }

    private mutating func readAccessors(_ index: Int) {
        endHead(index)
        declarations[index].traits.insert(.body)
        declarations[index].traits.insert(opensObservers() ? .observed : .computed)
        skipBody()
    }

    /// Whether the brace opens `willSet` or `didSet`, so that the property is stored.
    private mutating func opensObservers() -> Bool {
        let (start, _) = firstAccessor()
        return starts(start, with: "willSet") || starts(start, with: "didSet")
            || starts(start, with: "init")
                && declarations.isEmpty
    }

    /// The first word behind the brace, attributes, modifiers and comments aside.
    mutating func firstAccessor() -> (start: Int, end: Int) {
        var position = state.end
        while position < count {
            if base[position].isBlank || base[position].isNewline {
                position += 1
            } else if base[position] == UInt8(ascii: "/"), base[position + 1] == UInt8(ascii: "/") {
                position = endOfLine(position)
            } else if base[position] == UInt8(ascii: "/"), base[position + 1] == UInt8(ascii: "*") {
                while position < count,
                    !(base[position] == UInt8(ascii: "*") && base[position + 1] == UInt8(ascii: "/"))
                {
                    position += 1
                }
                position += 2
            } else if base[position] == UInt8(ascii: "@") {
                position = endOfIdentifier(position + 1)
                if base[position] == UInt8(ascii: "(") {
                    while position < count, base[position] != UInt8(ascii: ")") { position += 1 }
                    position += 1
                }
            } else {
                let end = endOfIdentifier(position)
                guard isAccessorModifier(position, end) else { return (position, end) }
                position = end
            }
        }
        return (count, count)
    }

    private mutating func isAccessorModifier(_ start: Int, _ end: Int) -> Bool {
        switch end - start {
        case 8: starts(start, with: "mutating")
        case 9: starts(start, with: "consuming") || starts(start, with: "borrowing")
        case 11:
            starts(start, with: "nonmutating") || starts(start, with: "__consuming")
                || starts(start, with: "nonisolated")
        default: false
        }
    }

    /// Whether the brace behind an initial value opens accessors, and no trailing closure.
    mutating func opensAccessors() -> Bool {
        let (start, end) = firstAccessor()
        switch string(start, min(end, start + 24)) {
        case "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "unsafeAddress",
            "unsafeMutableAddress":
            return !(base[end] == UInt8(ascii: ".") || base[end] == UInt8(ascii: "("))
                || starts(end, with: "(newValue)") || starts(end, with: "(oldValue)") || hasParenthesizedName(end)
        default: return false
        }
    }

    /// `(name) {` behind `set` and its kin.
    private mutating func hasParenthesizedName(_ open: Int) -> Bool {
        guard base[open] == UInt8(ascii: "(") else { return false }
        var position = endOfIdentifier(open + 1)
        guard position > open + 1, base[position] == UInt8(ascii: ")") else { return false }
        position += 1
        while base[position].isBlank || base[position].isNewline { position += 1 }
        return base[position] == UInt8(ascii: "{")
    }
}
