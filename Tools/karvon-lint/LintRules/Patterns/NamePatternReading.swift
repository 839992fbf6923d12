import LintConfiguration

extension NamePattern {
    /// Takes `text` apart; throws what is wrong with it at its place.
    package init(_ text: String, at place: ConfigurationPlace) throws(ConfigurationError) {
        var pieces: [Piece] = []
        var letters = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "*" || character == "{" || character == "}" else {
                letters.append(character)
                continue
            }
            if !letters.isEmpty { pieces.append(.text(letters)) }
            letters = ""
            if character == "*" {
                pieces.append(.any)
            } else {
                guard character == "{", let end = rest.firstIndex(of: "}"), end != rest.startIndex,
                    rest[..<end].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
                else {
                    throw ConfigurationError(
                        at: place, expected: "a name, in which * and {word} stand for letters", found: "\"\(text)\"")
                }
                pieces.append(.capture(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            }
        }
        if !letters.isEmpty { pieces.append(.text(letters)) }
        guard !pieces.isEmpty else {
            throw ConfigurationError(at: place, expected: "the name of a module or a pattern", found: "an empty text")
        }
        self.init(text: text, place: place, pieces: pieces)
    }
}

extension ConfigurationReading {
    /// A pattern of names, or nil when it is none, which is noted.
    mutating func pattern(_ value: ConfigurationValue) -> NamePattern? {
        guard let text = string(value) else { return nil }
        return pattern(text, at: value.place)
    }

    mutating func pattern(_ text: String, at place: ConfigurationPlace) -> NamePattern? {
        do {
            return try NamePattern(text, at: place)
        } catch {
            note(error)
            return nil
        }
    }

    /// One pattern or an array of them; those that begin with `!` take names away.
    mutating func patterns(_ value: ConfigurationValue) -> NamePatterns {
        let values: [ConfigurationValue]
        if case .string = value.content { values = [value] } else { values = array(value, of: "patterns") }
        var patterns = NamePatterns()
        for value in values {
            guard let text = string(value) else { continue }
            guard text.hasPrefix("!") else {
                if let one = pattern(text, at: value.place) { patterns.including.append(one) }
                continue
            }
            if let one = pattern(String(text.dropFirst()), at: value.place) { patterns.excluding.append(one) }
        }
        if patterns.including.isEmpty, let first = patterns.excluding.first {
            note(
                ConfigurationError(
                    at: first.place, expected: "a pattern from which \"!\(first)\" takes away, as \"*\"", found: "none")
            )
        }
        return patterns
    }
}
