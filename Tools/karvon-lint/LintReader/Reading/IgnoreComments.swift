extension FileReader {
    /// Reads the line comment at `start` when its text, from `word` to `end`, speaks to the lint.
    mutating func readIgnore(_ start: Int, _ word: Int, _ end: Int) {
        guard starts(word, with: "karvon-lint:") else { return }
        ignoreMark = start + 1
        let text = string(word, end).dropFirst("karvon-lint:".count)
        let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard words.first == "ignore" else { return reportIgnore(.ignoreMisspelled, at: start) }
        let rules = words.dropFirst().prefix { $0 != "--" }
        let reason = words.dropFirst(1 + rules.count + 1).joined(separator: " ")
        if rules.isEmpty { return reportIgnore(.ignoreWithoutRule, at: start) }
        if reason.isEmpty { return reportIgnore(.ignoreWithoutReason, at: start) }
        ignores.append(
            IgnoreComment(rules: rules.map(String.init), reason: reason, isAlone: isAlone(start), offset: start))
    }

    private mutating func reportIgnore(_ kind: Problem.Kind, at offset: Int) {
        problems.append(Problem(kind: kind, offset: offset))
    }

    private mutating func isAlone(_ start: Int) -> Bool {
        var position = start
        while position > 0, base[position - 1].isBlank { position -= 1 }
        return position == 0 || base[position - 1].isNewline || (position == 3 && base[0] == 0xEF)
    }
}
