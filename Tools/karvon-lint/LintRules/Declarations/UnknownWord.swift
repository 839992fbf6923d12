import LintReader

/// Finds a misspelt keyword: a word that begins nothing, alone on its line with a name behind it, as `clss X`.
enum UnknownWord {
    private static let modifiers = Set(Modifiers.spellings)

    /// Words that another word may follow.
    private static let beginning: Set<String> = [
        "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "consume", "continue", "copy",
        "defer",
        "deinit", "discard", "do", "each", "else", "enum", "extension", "fallthrough", "for", "func", "guard", "if",
        "import", "in", "init", "is", "let", "macro", "operator", "precedencegroup", "protocol", "repeat", "return",
        "some", "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "unsafe", "using", "var",
        "where",
        "while", "yield", "then",
    ]

    /// Words that may follow a value.
    private static let following: Set<String> = ["as", "else", "in", "is", "throws", "where", "async"]

    /// The first one of the text; nil also where texts or comments of several lines could hold it.
    static func first(in text: String) -> String? {
        guard !text.contains("\"\"\""), !text.contains("/*") else { return nil }
        return text.split(whereSeparator: \.isNewline).lazy.compactMap(first(inLine:)).first
    }

    private static func first(inLine line: Substring) -> String? {
        var words = line.split(separator: " ").drop { modifiers.contains(String($0)) || $0.hasPrefix("@") }
        guard let word = words.popFirst(), let next = words.first, isPlain(word), !beginning.contains(String(word))
        else {
            return nil
        }
        let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard name.first?.isLetter ?? false, !following.contains(String(name)) else { return nil }
        return String(word)
    }

    private static func isPlain(_ word: Substring) -> Bool {
        word.first?.isLetter ?? false && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
