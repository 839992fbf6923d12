extension FileReader {
    /// Notes the closure that the current brace opens, when it is one that rules select on.
    mutating func openBrace(_ bracket: inout Bracket) {
        bracket.outerClosure = openClosure
        if let last = brackets.indices.last, brackets[last].awaitsBlock, !needsOperand {
            brackets[last].awaitsBlock = false
            return
        }
        if isLooking { return }
        guard var closure = closureByContext() ?? closureByCaptures() else { return }
        let first = captures.count
        readCaptures()
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
        captures[first...].contains {
            pool[$0.value.path] == "self" || ($0.value.kind == .none && pool[$0.name] == "self")
        }
    }

    private mutating func closure(_ form: Closure.Form) -> Closure {
        Closure(
            form: form, target: .none, base: .none, label: .none, captures: .none, mentionsSelf: false, owner: -1,
            conditionIndex: 0, span: ByteSpan(state.start, state.end))
    }

    /// An assigned closure, or the argument of an initialiser.
    private mutating func closureByContext() -> Closure? {
        switch state.previous {
        case .equal: return assignedClosure()
        case .colon:
            guard let top = brackets.last, top.token == .leftParen, isInitializer(top.callee) else { return nil }
            var result = closure(.argument)
            target(top.callee, of: &result)
            if state.earlier.isWord { result.label = intern(state.earlierStart, state.earlierEnd) }
            return result
        case .leftParen, .comma:
            guard let top = brackets.last, top.token == .leftParen, isInitializer(top.callee) else { return nil }
            var result = closure(.argument)
            target(top.callee, of: &result)
            return result
        case .rightParen:
            guard closedEnd == state.previousEnd, isInitializer(closedCallee) else { return nil }
            var result = closure(.trailing)
            target(closedCallee, of: &result)
            return result
        case .identifier, .binaryOperator, .postfixOperator: return trailingClosure()
        default: return nil
        }
    }

    private mutating func assignedClosure() -> Closure {
        var result = closure(.assigned)
        if isLocalAssigned {
            result.form = .local
            result.target = intern(localName.start, localName.end)
            localName = ByteSpan(0, 0)
        } else if state.earlier.isWord {
            target(ByteSpan(state.earlierStart, state.earlierEnd), of: &result)
        }
        return result
    }

    /// Whether the `=` in front of the closure is that of the last `let` or `var`: nothing but a type lies between.
    private var isLocalAssigned: Bool {
        mutating get {
            let equal = state.previousStart
            guard localName.end > localName.start, localName.end <= equal, equal - localName.end < 400 else {
                return false
            }
            for position in localName.end..<equal {
                switch base[position] {
                case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), 0x0A, 0x0D:
                    return false
                default: continue
                }
            }
            return true
        }
    }

    private mutating func trailingClosure() -> Closure? {
        var callee = ByteSpan(state.previousStart, state.previousEnd)
        if state.previous != .identifier {
            guard state.previousEnd > 0, base[state.previousEnd - 1] == UInt8(ascii: ">"),
                let generic = genericCallee(state.previousEnd)
            else { return nil }
            callee = generic
        }
        guard isInitializer(callee) else { return nil }
        var result = closure(.trailing)
        target(callee, of: &result)
        return result
    }

    private mutating func target(_ name: ByteSpan, of closure: inout Closure) {
        closure.target = intern(name.start, name.end)
        if name.start > 0, base[name.start - 1] == UInt8(ascii: ".") {
            var end = name.start - 1
            if end > 0, base[end - 1] == UInt8(ascii: "?") || base[end - 1] == UInt8(ascii: "!") { end -= 1 }
            closure.base = intern(startOfIdentifier(end), end)
        }
    }

    /// A capitalised name, `init`, or a capitalised name's member that is capitalised too.
    private mutating func isInitializer(_ callee: ByteSpan) -> Bool {
        guard callee.end > callee.start else { return false }
        return base[callee.start].isCapital || (callee.end - callee.start == 4 && starts(callee.start, with: "init"))
    }

    /// Any other closure, when it has a capture list.
    private mutating func closureByCaptures() -> Closure? {
        startOfCaptures() == nil ? nil : closure(.other)
    }
}
