import LintConfiguration

extension ConfigurationReading {
    static var contractKeys: [String: [String]] {
        [
            "allow": ["everywhere", "tests", "modules"],
            "layers": ["layers", "containers", "exhaustive", "ignored"],
            "independence": ["modules"],
            "forbidden": ["from", "to"],
            "protected": ["modules", "only"],
            "acyclic": ["modules"],
        ]
    }

    static var commonKeys: [String] {
        ["name", "kind", "because", "instead", "severity", "optional", "includeTests", "direct", "except"]
    }

    /// One entry of `contracts`, or nil when it can't be understood, which is noted.
    mutating func contract(_ value: ConfigurationValue) -> (any Contract)? {
        let kinds = Self.contractKeys.keys.sorted()
        guard let members = members(value, "a contract") else { return nil }
        guard let kindValue = members.first(where: { $0.key == "kind" })?.value else {
            note(ConfigurationError(at: value.place, expected: "the key \"kind\" in a contract", found: "none"))
            return nil
        }
        guard let kind = word(kindValue, of: kinds), let own = Self.contractKeys[kind] else { return nil }
        let required =
            ["name"] + own.filter { !["everywhere", "tests", "containers", "exhaustive", "ignored"].contains($0) }
        guard
            let keys = object(
                value, "a contract of the kind \(kind)", keys: Self.commonKeys + own, required: required),
            let head = head(keys, kind, value.place)
        else { return nil }
        switch kind {
        case "allow": return allow(head, keys)
        case "layers": return layers(head, keys)
        case "independence": return IndependenceContract(head: head, modules: groups(keys))
        case "forbidden": return forbidden(head, keys)
        case "protected": return protected(head, keys)
        default: return AcyclicContract(head: head, modules: groups(keys))
        }
    }

    mutating func patterns(_ keys: [String: ConfigurationMember], _ key: String) -> NamePatterns {
        keys[key].map { patterns($0.value) } ?? NamePatterns()
    }

    /// Patterns of a key without which a contract says nothing: an empty array is noted.
    mutating func somePatterns(_ keys: [String: ConfigurationMember], _ key: String) -> NamePatterns {
        if let value = keys[key]?.value { noteEmpty(value, of: "\"\(key)\"") }
        return patterns(keys, key)
    }

    mutating func noteEmpty(_ value: ConfigurationValue, of what: String) {
        guard case .array([]) = value.content else { return }
        note(ConfigurationError(at: value.place, expected: "at least one entry in \(what)", found: "an empty array"))
    }

    /// Patterns of modules that make groups: one name alone is one group, of which nothing can be said.
    private mutating func groups(_ keys: [String: ConfigurationMember]) -> NamePatterns {
        let patterns = somePatterns(keys, "modules")
        if let only = patterns.including.first, patterns.including.allSatisfy({ $0.isLiteral && $0.text == only.text })
        {
            note(
                ConfigurationError(
                    at: only.place, expected: "more than one group, as [\"A\", \"B\"], \"*Kit\" or \"{feature}Domain\"",
                    found: "one module, \"\(only)\""))
        }
        return patterns
    }

    private mutating func head(
        _ keys: [String: ConfigurationMember], _ kind: String, _ place: ConfigurationPlace
    ) -> ContractHead? {
        guard let nameValue = keys["name"]?.value, let name = ruleName(nameValue) else { return nil }
        var head = ContractHead(name: name, kind: kind, place: place)
        head.because = keys["because"].flatMap { string($0.value) }
        head.instead = keys["instead"].flatMap { string($0.value) }
        head.severity = keys["severity"].flatMap { severity($0.value) } ?? .error
        head.isOptional = keys["optional"].flatMap { boolean($0.value) } ?? false
        head.includesTests = keys["includeTests"].flatMap { boolean($0.value) } ?? (kind == "allow")
        head.isDirect = keys["direct"].flatMap { boolean($0.value) } ?? false
        if let except = keys["except"] {
            head.exceptions = array(except.value, of: "exceptions").compactMap { exceptedEdge($0) }
        }
        return head
    }

    /// A word by which findings, comments and baselines can name a rule.
    mutating func ruleName(_ value: ConfigurationValue) -> String? {
        guard let name = string(value) else { return nil }
        if name.isEmpty || !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "." }) {
            note(
                ConfigurationError(
                    at: value.place, expected: "a name of letters, digits and -", found: value.summary))
            return nil
        }
        return name
    }

    mutating func severity(_ value: ConfigurationValue) -> Severity? {
        word(value, of: Severity.allCases.map(\.rawValue)).flatMap(Severity.init(rawValue:))
    }

    mutating func exceptedEdge(_ value: ConfigurationValue) -> ExceptedEdge? {
        guard
            let keys = object(
                value, "an exception", keys: ["from", "to", "because", "covers"], required: ["from", "to", "because"]),
            let from = keys["from"].flatMap({ pattern($0.value) }), let to = keys["to"].flatMap({ pattern($0.value) }),
            let because = keys["because"].flatMap({ string($0.value) })
        else { return nil }
        let covers = keys["covers"].flatMap { count($0.value) }
        if covers == nil, !from.isLiteral || !to.isLiteral {
            note(
                ConfigurationError(
                    at: value.place,
                    expected: "the key \"covers\", the number of edges, in an exception with a pattern",
                    found: "none"))
        }
        return ExceptedEdge(from: from, to: to, because: because, covers: covers, place: value.place)
    }
}
