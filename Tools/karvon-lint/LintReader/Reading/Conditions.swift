extension FileReader {
    /// Reads the formula behind `#if` or `#elseif`, and stops at its last token.
    mutating func readCondition() -> Condition {
        if let known = knownCondition() { return known }
        let directive = state.start
        let saved = state
        // What is met behind the condition belongs to its branch, and is noted there.
        let mark = useMark
        useMark = .max
        defer { useMark = mark }
        advance()
        if state.isFirstOnLine || token == .endOfFile {
            state = saved
            report(.unreadableCondition, at: directive)
            return .other("")
        }
        var last = saved
        let formula = readAny(&last, depth: 0)
        // A last token that is followed by more on the same line makes the formula one that is not understood.
        let start = saved.end
        if let formula, state.isFirstOnLine || token == .endOfFile {
            state = last
            remember(formula, from: start)
            return formula
        }
        while token != .endOfFile, !state.isFirstOnLine {
            last = state
            advance()
        }
        state = last
        report(.unreadableCondition, at: directive)
        return .other(string(start, last.end).trimmed)
    }

    private mutating func readAny(_ last: inout LexState, depth: Int) -> Condition? {
        guard var left = readAll(&last, depth: depth) else { return nil }
        var operands = 1
        while isLogical(state), base[state.start] == UInt8(ascii: "|") {
            operands += 1
            if operands > 256 { return nil }
            advance()
            guard let right = readAll(&last, depth: depth) else { return nil }
            left = left.or(right)
        }
        return left
    }

    private mutating func readAll(_ last: inout LexState, depth: Int) -> Condition? {
        guard var left = readOne(&last, depth: depth) else { return nil }
        var operands = 1
        while isLogical(state), base[state.start] == UInt8(ascii: "&") {
            operands += 1
            if operands > 256 { return nil }
            advance()
            guard let right = readOne(&last, depth: depth) else { return nil }
            left = left.and(right)
        }
        return left
    }

    private mutating func readOne(_ last: inout LexState, depth: Int) -> Condition? {
        guard depth < 64 else { return nil }
        switch token {
        case .prefixOperator where state.end - state.start == 1 && base[state.start] == UInt8(ascii: "!"):
            advance()
            return readOne(&last, depth: depth + 1)?.negated
        case .leftParen:
            advance()
            guard let inner = readAny(&last, depth: depth + 1), token == .rightParen else { return nil }
            last = state
            advance()
            return inner
        case .true, .false:
            let value: Condition = token == .true ? .always : .never
            last = state
            advance()
            return value
        case _ where token.isWord: return readCheck(&last)
        default: return nil
        }
    }

    /// A flag, or a check with its argument.
    private mutating func readCheck(_ last: inout LexState) -> Condition? {
        let name = string(state.start, state.end)
        let start = state.start
        last = state
        advance()
        guard token == .leftParen, !state.isFirstOnLine else { return .flag(name.withoutBackticks) }
        let open = state.end
        scan()
        guard token == .rightParen else { return nil }
        let argument = string(open, state.start).trimmed
        let whole = string(start, state.end)
        last = state
        advance()
        return Condition.check(name, argument) ?? .other(whole)
    }
}

extension Condition {
    /// The check that is written `name(argument)`, or nil when it is not known.
    static func check(_ name: String, _ argument: String) -> Condition? {
        switch name {
        case "os": .os(argument)
        case "arch": .arch(argument)
        case "targetEnvironment": .targetEnvironment(argument)
        case "hasFeature": .hasFeature(argument)
        case "hasAttribute": .hasAttribute(argument)
        case "canImport":
            imported(argument.split(separator: ",", maxSplits: 1).map { part in String(part).trimmed })
        case "swift": VersionRequirement(written: argument).map { .swift($0) }
        case "compiler": VersionRequirement(written: argument).map { .compiler($0) }
        default: nil
        }
    }

    private static func imported(_ arguments: [String]) -> Condition? {
        arguments.first.map { .canImport($0, version: arguments.count > 1 ? arguments[1] : "") }
    }
}

extension VersionRequirement {
    /// `>=5.9` or `<6`, or nil.
    init?(written text: String) {
        let isAtLeast = text.hasPrefix(">=")
        guard isAtLeast || (text.hasPrefix("<") && !text.hasPrefix("<=")) else { return nil }
        let parts = text.dropFirst(isAtLeast ? 2 : 1).split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(String($0).trimmed, radix: 10) }
        guard numbers.count == parts.count, !numbers.isEmpty else { return nil }
        self.init(isAtLeast: isAtLeast, version: numbers)
    }
}

extension String {
    /// Without spaces and line ends at both sides.
    var trimmed: String {
        let blanks: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]
        guard let first = firstIndex(where: { !blanks.contains($0) }),
            let last = lastIndex(where: { !blanks.contains($0) })
        else { return "" }
        return String(self[first...last])
    }

    var withoutBackticks: String {
        count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }
}
