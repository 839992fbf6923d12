extension FileReader {
    /// Takes the modifier at the current token with its detail, or returns nil and takes nothing.
    mutating func modifier() -> Modifiers? {
        let bit: Int
        switch token {
        case .private: return access(0)
        case .fileprivate: return access(1)
        case .internal: return access(2)
        case .package: return access(3)
        case .public: return access(4)
        case .open: return access(5)
        case .static: bit = 12
        case .class:
            guard isClassModifier() else { return nil }
            bit = 13
        case .final: bit = 14
        case .lazy: bit = 15
        case .weak: bit = 16
        case .unowned: return detailed(17, [("safe", 18), ("unsafe", 19)])
        case .mutating: bit = 20
        case .nonmutating: bit = 21
        case .override: bit = 22
        case .required: bit = 23
        case .convenience: bit = 24
        case .dynamic: bit = 25
        case .optional: bit = 26
        case .indirect: bit = 27
        case .prefix: bit = 28
        case .infix: bit = 29
        case .postfix: bit = 30
        case .nonisolated: return detailed(31, [("unsafe", 32), ("nonsending", 33)])
        case .isolated: bit = 34
        case .distributed: bit = 35
        case .async: bit = 36
        case .consuming: bit = 37
        case .underscoredConsuming: bit = 38
        case .borrowing: bit = 39
        case .constant: bit = 40
        case .local: bit = 41
        case .compilerInitialized: bit = 42
        case .sending: bit = 43
        case .setterAccess: bit = 44
        case .reasync: bit = 45
        case .resultDependsOnSelf: bit = 46
        default: return nil
        }
        advance()
        return Modifiers(rawValue: 1 << UInt64(bit))
    }

    /// An access level; with `(set)` it speaks of the setter.
    private mutating func access(_ bit: Int) -> Modifiers {
        advance()
        guard token == .leftParen, let end = detail("set") else { return Modifiers(rawValue: 1 << UInt64(bit)) }
        state.position = end
        advance()
        return Modifiers(rawValue: 1 << UInt64(bit + 6))
    }

    private mutating func detailed(_ bit: Int, _ details: [(StaticString, Int)]) -> Modifiers {
        advance()
        guard token == .leftParen else { return Modifiers(rawValue: 1 << UInt64(bit)) }
        for (text, detailBit) in details {
            if let end = detail(text) {
                state.position = end
                advance()
                return Modifiers(rawValue: 1 << UInt64(detailBit))
            }
        }
        return Modifiers(rawValue: 1 << UInt64(bit))
    }

    /// Behind `(text)` at the current parenthesis, or nil.
    private mutating func detail(_ text: StaticString) -> Int? {
        var position = state.end
        while base[position].isBlank || base[position].isNewline { position += 1 }
        guard starts(position, with: text) else { return nil }
        position += text.utf8CodeUnitCount
        while base[position].isBlank || base[position].isNewline { position += 1 }
        return base[position] == UInt8(ascii: ")") ? position + 1 : nil
    }

    /// `class` in front of `func`, `var` and other modifiers says static, and declares no class.
    private mutating func isClassModifier() -> Bool {
        let saved = state
        let (count, wasLooking) = (attributes.count, isLooking)
        isLooking = true
        defer {
            state = saved
            isLooking = wasLooking
            attributes.shrink(to: count)
        }
        advance()
        if token == .override { return true }
        // A further `class` counts as a keyword here, so that a row of them is not gone through again and again.
        while !isDeclarationKeyword {
            if token == .at { readAttribute() } else if modifier() == nil { return false }
        }
        return true
    }

    /// Whether the current token begins a declaration, behind its attributes and modifiers.
    var isDeclarationKeyword: Bool {
        mutating get {
            switch token {
            case .import, .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .initializer, .deinit,
                .subscript, .typealias, .associatedtype, .operator, .precedenceGroup, .case:
                true
            case .actor, .macro: nameFollows
            default: false
            }
        }
    }

    /// Whether an identifier follows the current word on its line.
    private var nameFollows: Bool {
        mutating get {
            let (saved, mark) = (state, useMark)
            useMark = .max
            defer {
                state = saved
                useMark = mark
            }
            advance()
            return token.isName && !state.isFirstOnLine
        }
    }
}
