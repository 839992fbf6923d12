import LintReader

extension DeclarationRule {
    /// What the rule selects and demands, in the words of the rules file, one key a line; what is usual is left out.
    package var written: [String] {
        let demands = [("require", require.written), ("forbid", forbid.written)].filter { !$0.1.isEmpty }
        return (isOptional ? ["optional: true"] : [])
            + ([("select", select.written)] + demands).map { key, keys in "\(key): \(braced(keys))" }
    }
}

extension Selection {
    fileprivate var written: [String] {
        [
            key("modules", modules), key("files", files), includesTests ? "includeTests: true" : nil,
            key("kinds", kinds), key("names", names), key("attributes", attributes),
            key("withoutAttributes", withoutAttributes), key("modifiers", modifiers), key("inherits", inherits),
            isMutable.map { "mutable: \($0)" }, isStatic.map { "static: \($0)" }, isTopLevel.map { "topLevel: \($0)" },
            key("parents", parents), isOfOwnType.map { "ofOwnType: \($0)" },
        ].compactMap(\.self)
    }
}

extension Demands {
    fileprivate var written: [String] {
        [
            key("kinds", kinds), key("names", names), key("attributes", attributes), key("modifiers", modifiers),
            key("inherits", inherits), key("modules", modules), key("files", files), lines.map { "lines: \($0)" },
            isolation.map { "isolation: \"\($0)\"" }, captures.map { "captures: \"\($0.word)\"" },
            anyOf.isEmpty ? nil : "anyOf: [\(anyOf.map { braced($0.written) }.joined(separator: ", "))]",
            key("imports", imports), key("uses", uses.map(\.text)), key("allow", allow.map(\.text)),
            key("types", types), key("values", values), anything ? "anything: true" : nil,
        ].compactMap(\.self)
    }
}

private func braced(_ keys: [String]) -> String { keys.isEmpty ? "{}" : "{ \(keys.joined(separator: ", ")) }" }

private func key(_ name: String, _ patterns: NamePatterns) -> String? {
    patterns.isEmpty ? nil : "\(name): \(patterns.written)"
}

private func key(_ name: String, _ kinds: [Declaration.Kind]) -> String? { key(name, kinds.map { "\($0)" }) }

private func key(_ name: String, _ texts: [String]) -> String? { texts.isEmpty ? nil : "\(name): \(texts.written)" }
