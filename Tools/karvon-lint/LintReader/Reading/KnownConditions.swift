/// A formula that was read before, with the place of its text: interfaces repeat few formulas thousands of times.
struct KnownCondition {
    var span: ByteSpan
    var lastToken: Token
    var lastStart: Int
    var formula: Condition
}

extension FileReader {
    /// Keeps the formula that ends with the current token.
    mutating func remember(_ formula: Condition, from start: Int) {
        guard knownConditions.count < 8 else { return }
        knownConditions.append(
            KnownCondition(
                span: ByteSpan(start, state.end), lastToken: state.token, lastStart: state.start, formula: formula))
    }

    /// The formula behind the current directive when the same text was read before and all of it stands on this line.
    /// The lexer then stands at its last token.
    mutating func knownCondition() -> Condition? {
        let base = base
        for known in knownConditions {
            let (start, count) = (state.end, known.span.end - known.span.start)
            guard start + count < self.count, base[start + count].isNewline,
                (0..<count).allSatisfy({ base[start + $0] == base[known.span.start + $0] })
            else { continue }
            var next = start + count
            while base[next].isBlank || base[next].isNewline { next += 1 }
            // An operator or a comment on the next line might go on with the formula.
            if base[next].isOperatorByte || base[next] >= 0x80 { return nil }
            let last = known.lastStart - known.span.start + start
            state.finish(known.lastToken, from: last, to: start + count)
            return known.formula
        }
        return nil
    }
}
