/// What stands in front of a declaration's keyword.
struct Prologue {
    var start: Int
    var firstAttribute: Int
    var modifiers: Modifiers = []
}

extension FileReader {
    /// Reads attributes and modifiers, and stops at what follows them.
    mutating func readPrologue() -> Prologue {
        var prologue = Prologue(start: state.start, firstAttribute: attributes.count)
        while true {
            if token == .at {
                readAttribute()
            } else if token == .poundIf {
                guard isConditionalAttributes() else { return prologue }
                readConditionalAttributes()
            } else if let modifier = modifier() {
                prologue.modifiers.insert(modifier)
            } else {
                return prologue
            }
        }
    }

    /// `@Name`, `@Name.Other<X>(arguments)`. Stops behind it.
    mutating func readAttribute() {
        let start = state.start
        advance()
        guard token.isWord else { return }
        var name = nameOfToken()
        let nameStart = state.start
        advance()
        if token == .period, !state.isFirstOnLine {
            while token == .period {
                advance()
                if token.isWord { advance() }
            }
            name = Name(nameStart, state.previousEnd)
        }
        if isGenericStart { _ = skipGenericArguments() }
        var arguments = Name.none
        if token == .leftParen, !state.isFirstOnLine {
            let open = state.end
            if let close = endOfPlainArguments(nameStart, open) {
                finish(.rightParen, from: close, to: close + 1)
            } else {
                scan()
            }
            var (from, to) = (open, state.start)
            while from < to, base[from].isBlank || base[from].isNewline { from += 1 }
            while to > from, base[to - 1].isBlank || base[to - 1].isNewline { to -= 1 }
            arguments = Name(from, to)
            advance()
        }
        attributes.append(
            Attribute(
                name: name, arguments: arguments, conditionIndex: condition, span: ByteSpan(start, state.previousEnd)))
    }

    /// The parenthesis that closes the arguments of `@available` and `@_spi`, when no text or comment stands in them.
    ///
    /// These are so frequent in interfaces that they are not taken apart.
    private mutating func endOfPlainArguments(_ name: Int, _ open: Int) -> Int? {
        guard starts(name, with: "available(") || starts(name, with: "_spi(") else { return nil }
        let text = UnsafeRawPointer(base)
        var position = open
        while true {
            let bytes = text.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
            let isPlain =
                Bytes16.continuesIdentifier(bytes) .| bytes .== Bytes16.all(0x20)
                .| bytes .== Bytes16.all(UInt8(ascii: ".")) .| bytes .== Bytes16.all(UInt8(ascii: ","))
                .| bytes .== Bytes16.all(UInt8(ascii: "*"))
            let taken = Bytes16.run(of: isPlain)
            position &+= taken
            if taken < 16 { return base[position] == UInt8(ascii: ")") ? position : nil }
        }
    }

    /// Whether the `#if` at the current token holds attributes and nothing else.
    private mutating func isConditionalAttributes() -> Bool {
        let saved = state
        let (wasLooking, mark) = (isLooking, useMark)
        isLooking = true
        useMark = .max
        defer {
            state = saved
            isLooking = wasLooking
            useMark = mark
        }
        return skipConditionalAttributes()
    }

    private mutating func skipConditionalAttributes() -> Bool {
        var (depth, found) = (0, false)
        while true {
            switch token {
            case .poundIf:
                depth += 1
                if depth > 16 { return false }
                skipCondition()
            case .poundElseif where depth > 0: skipCondition()
            case .poundElse where depth > 0: advance()
            case .poundEndif where depth > 0:
                depth -= 1
                advance()
                if depth == 0 { return found }
            case .at:
                let count = attributes.count
                readAttribute()
                attributes.shrink(to: count)
                found = true
            default: return false
            }
        }
    }

    private mutating func readConditionalAttributes() {
        var depth = 0
        while true {
            switch token {
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                depth += token == .poundIf ? 1 : token == .poundEndif ? -1 : 0
                readDirective()
                advance()
                if depth == 0 { return }
            case .at: readAttribute()
            default: return
            }
        }
    }
}
