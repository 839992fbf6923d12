extension FileReader {
    /// Where the comment at `start` begins to speak to the lint; nil when it does not.
    @inline(__always)
    mutating func wordToLint(_ start: Int) -> Int? {
        var word = start &+ 2
        while base[word].isBlank || base[word] == base[start &+ 1] { word &+= 1 }
        return base[word] == UInt8(ascii: "k") && starts(word, with: "karvon-lint:") ? word : nil
    }

    /// Notes a comment that speaks to the lint in a form to which it does not listen.
    @inline(never)
    mutating func noteUnheard(_ start: Int, _ word: Int) {
        guard starts(word, with: "karvon-lint:ignore") else { return }
        ignoreMark = start + 1
        reportIgnore(.ignoreInOtherComment, at: start)
    }

    /// Reads the line comment at `start`, whose text speaks to the lint from `word` to `end`.
    mutating func readIgnore(_ start: Int, _ word: Int, _ end: Int) {
        if base[start + 2] == UInt8(ascii: "/") { return noteUnheard(start, word) }
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
