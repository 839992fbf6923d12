extension FileReader {
    /// Reads the `#if`, `#elseif`, `#else` or `#endif` at the current token, and stops at its last token.
    mutating func readDirective() {
        let offset = state.start
        switch token {
        case .poundIf:
            let formula = readCondition()
            conditionStack.append(OpenCondition(outer: condition, above: formula.negated, offset: offset))
            if conditionStack.count == Self.deepestConditions { report(.nestedTooDeep, at: offset) }
            enter(formula)
        case .poundElseif:
            guard let top = conditionStack.indices.last else { return report(.strayConditionDirective, at: offset) }
            let formula = readCondition()
            // Brackets in the formula that hold an #endif end what this belongs to.
            guard conditionStack.indices.contains(top) else { return report(.strayConditionDirective, at: offset) }
            condition = conditionStack[top].outer
            enter(conditionStack[top].above.and(formula))
            conditionStack[top].above = limited(conditionStack[top].above.and(formula.negated))
        case .poundElse:
            guard let top = conditionStack.indices.last else { return report(.strayConditionDirective, at: offset) }
            condition = conditionStack[top].outer
            enter(conditionStack[top].above)
            conditionStack[top].above = .never
        default:
            guard let top = conditionStack.popLast() else { return report(.strayConditionDirective, at: offset) }
            condition = top.outer
        }
    }

    private mutating func enter(_ formula: Condition) {
        let whole = limited(conditions[Int(condition)].and(formula))
        condition = UInt32(truncatingIfNeeded: conditions.count)
        conditions.append(whole)
    }

    /// A formula of very many parts is not known any more: nested branches would take memory of their square.
    private mutating func limited(_ formula: Condition) -> Condition {
        guard case .all(let parts) = formula, parts.count > Self.deepestConditions else { return formula }
        return .other("more than \(Self.deepestConditions) conditions")
    }

    private static var deepestConditions: Int { 256 }

    /// Skips the rest of a directive's condition without reading it.
    mutating func skipCondition() {
        var line = state
        advance()
        while token != .endOfFile, !state.isFirstOnLine || continuesCondition(line), !isDirective {
            line = state
            if token == .leftParen { scan() }
            advance()
        }
    }

    /// A condition never holds a directive, whatever its line ends with: so none is gone through for another's sake.
    private var isDirective: Bool {
        mutating get {
            token == .poundIf || token == .poundElseif || token == .poundElse || token == .poundEndif
        }
    }

    /// `&&` and `||` carry a condition over the line's end.
    private mutating func continuesCondition(_ before: LexState) -> Bool {
        isLogical(state) || (isLogical(before) && before.token == .binaryOperator)
    }

    mutating func isLogical(_ state: LexState) -> Bool {
        state.token == .binaryOperator && state.end - state.start == 2
            && (starts(state.start, with: "&&") || starts(state.start, with: "||"))
    }
}
