extension FileReader {
    /// Notes the closure that the current brace opens, when it is one that rules select on.
    mutating func openBrace(_ bracket: inout Bracket) {
        bracket.outerClosure = openClosure
        if brackets.last?.awaitsBlock == true, !needsOperand {
            brackets[brackets.count - 1].awaitsBlock = false
            return
        }
        if isLooking { return }
        let hasCaptures = startOfCaptures() != nil
        guard var closure = closureByContext(hasCaptures) ?? (hasCaptures ? closure(.other) : nil) else { return }
        let first = captures.count
        if hasCaptures { readCaptures() }
        closure.captures = Entries(first, captures.count)
        if openClosure >= 0, capturesSelf(from: first) { closures[openClosure].mentionsSelf = true }
        closure.conditionIndex = condition
        closure.owner = owner
        bracket.closure = closures.count
        openClosure = closures.count
        closures.append(closure)
    }

    /// Behind `=` and operators a brace opens a closure, also in the condition of a statement.
    private var needsOperand: Bool {
        mutating get {
            switch state.previous {
            case .equal, .binaryOperator, .prefixOperator, .colon, .infixQuestion, .try: true
            case .question, .exclamation: state.earlier == .try
            default: false
            }
        }
    }

    private mutating func capturesSelf(from first: Int) -> Bool {
        for index in first..<captures.count {
            let capture = captures[index]
            if says(capture.value.path, "self") || (capture.value.kind == .none && says(capture.name, "self")) {
                return true
            }
        }
        return false
    }

    private mutating func closure(_ form: Closure.Form) -> Closure {
        Closure(
            form: form, target: .none, base: .none, label: .none, captures: .none, isMember: false,
            mentionsSelf: false, owner: -1, conditionIndex: 0, span: ByteSpan(state.start, state.end))
    }

    /// An assigned closure, or the argument of an initialiser or a watched function; with a capture list, of any.
    private mutating func closureByContext(_ hasCaptures: Bool) -> Closure? {
        switch state.previous {
        case .equal: return assignedClosure()
        case .colon:
            guard let top = brackets.last, top.token == .leftParen, keeps(top.callee, hasCaptures) else { return nil }
            var result = closure(.argument)
            target(top.callee, of: &result)
            if state.earlier.isWord { result.label = Name(state.earlierStart, state.earlierEnd) }
            return result
        case .leftParen, .comma:
            guard let top = brackets.last, top.token == .leftParen, keeps(top.callee, hasCaptures) else { return nil }
            var result = closure(.argument)
            target(top.callee, of: &result)
            return result
        case .rightParen:
            guard closedEnd == state.previousEnd, keeps(closedCallee, hasCaptures) else { return nil }
            var result = closure(.trailing)
            target(closedCallee, of: &result)
            return result
        case .identifier, .binaryOperator, .postfixOperator: return trailingClosure(hasCaptures)
        default: return nil
        }
    }

    private mutating func assignedClosure() -> Closure {
        var result = closure(.assigned)
        if isInitialValueOfLocal(state.previousStart) {
            result.form = .local
            result.target = Name(localName.start, localName.end)
        } else if state.earlier.isWord {
            target(ByteSpan(state.earlierStart, state.earlierEnd), of: &result)
        }
        localName = ByteSpan(0, 0)
        return result
    }

    /// Whether the `=` at `equal` follows the name behind `let` or `var`, with nothing but a type between them.
    private mutating func isInitialValueOfLocal(_ equal: Int) -> Bool {
        guard localName.end > localName.start, equal >= localName.end, equal - localName.end < 400 else { return false }
        var depth = 0
        for offset in localName.end..<equal {
            switch base[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"): return false
            case 0x0A, 0x0D: if depth == 0, behindTrivia(offset) != equal { return false }
            default: break
            }
        }
        let first = base[behindTrivia(localName.end)]
        return first == UInt8(ascii: ":") || first == UInt8(ascii: "=")
    }

    private mutating func trailingClosure(_ hasCaptures: Bool) -> Closure? {
        var callee = ByteSpan(state.previousStart, state.previousEnd)
        if state.previous != .identifier {
            guard state.previousEnd > 0, base[state.previousEnd - 1] == UInt8(ascii: ">"),
                let generic = genericCallee(state.previousEnd)
            else { return nil }
            callee = generic
        }
        guard keeps(callee, hasCaptures) else { return nil }
        var result = closure(.trailing)
        target(callee, of: &result)
        return result
    }

    /// Sets the target, and the word in front of its dot.
    private mutating func target(_ name: ByteSpan, of closure: inout Closure) {
        closure.target = Name(name.start, name.end)
        guard name.start > 0, base[name.start - 1] == UInt8(ascii: ".") else { return }
        closure.isMember = true
        var end = name.start - 1
        if end > 0, base[end - 1] == UInt8(ascii: "?") || base[end - 1] == UInt8(ascii: "!") { end -= 1 }
        end = startOfBlanks(end)
        closure.base = Name(startOfIdentifier(end), end)
    }

    /// Whether closures are noted that are given to a function of that name.
    mutating func keeps(_ callee: ByteSpan, _ hasCaptures: Bool) -> Bool {
        guard callee.end > callee.start else { return false }
        if hasCaptures || isInitializer(callee) { return true }
        for place in callee.start..<callee.end where isWatched(place, behind: callee.start - 1) { return true }
        return false
    }

    /// A capitalised name, or `init`.
    mutating func isInitializer(_ callee: ByteSpan) -> Bool {
        base[callee.start].isCapital || (callee.end - callee.start == 4 && starts(callee.start, with: "init"))
    }
}
