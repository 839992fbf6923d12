import LintConfiguration

extension ConfigurationReading {
    mutating func allow(_ head: ContractHead, _ keys: [String: ConfigurationMember]) -> AllowContract {
        if let value = keys["modules"]?.value { noteEmpty(value, of: "\"modules\"") }
        let values = keys["modules"].map { array($0.value, of: "kinds of modules") } ?? []
        let kinds = values.compactMap { value -> AllowContract.Kind? in
            guard let keys = object(value, "a kind of module", keys: ["from", "may"], required: ["from", "may"]),
                let from = keys["from"].flatMap({ pattern($0.value) })
            else { return nil }
            let may = patterns(keys, "may")
            noteUnbound(may, boundBy: from.captures, of: "from")
            return AllowContract.Kind(from: from, may: may)
        }
        return AllowContract(
            head: head, kinds: kinds, everywhere: patterns(keys, "everywhere"), tests: patterns(keys, "tests"))
    }

    mutating func forbidden(_ head: ContractHead, _ keys: [String: ConfigurationMember]) -> ForbiddenContract {
        let (from, to) = (somePatterns(keys, "from"), somePatterns(keys, "to"))
        noteUnbound(to, boundBy: from.captures, of: "from")
        return ForbiddenContract(head: head, from: from, to: to, symbols: to.including.compactMap { symbol($0) })
    }

    private mutating func symbol(_ pattern: NamePattern) -> ForbiddenSymbol? {
        do {
            return try ForbiddenSymbol(pattern)
        } catch {
            note(error)
            return nil
        }
    }

    mutating func protected(_ head: ContractHead, _ keys: [String: ConfigurationMember]) -> ProtectedContract {
        let (modules, only) = (somePatterns(keys, "modules"), patterns(keys, "only"))
        noteUnbound(only, boundBy: modules.captures, of: "modules")
        return ProtectedContract(head: head, modules: modules, only: only)
    }

    mutating func layers(_ head: ContractHead, _ keys: [String: ConfigurationMember]) -> LayersContract {
        let containers = containers(keys)
        if let value = keys["layers"]?.value { noteEmpty(value, of: "\"layers\"") }
        let lines = keys["layers"].map { array($0.value, of: "layers") } ?? []
        let contract = LayersContract(
            head: head, layers: lines.compactMap { layer($0, containers) }, containers: containers,
            isExhaustive: keys["exhaustive"].flatMap { boolean($0.value) } ?? false,
            ignored: patterns(keys, "ignored"))
        if let only = lines.first, lines.count == 1, contract.layers.first?.width == 1, !contract.isExhaustive {
            note(
                ConfigurationError(
                    at: only.place, expected: "two layers or more, or siblings as \"A | B\"", found: "one layer"))
        }
        return contract
    }

    private mutating func containers(_ keys: [String: ConfigurationMember]) -> [NamePattern] {
        let patterns = somePatterns(keys, "containers")
        if let one = patterns.excluding.first {
            note(
                ConfigurationError(
                    at: one.place, expected: "a container, which takes no name away", found: "\"!\(one)\""))
        }
        return patterns.including
    }

    /// `Data`, `Data | Cache`, `Data (optional)`.
    private mutating func layer(
        _ value: ConfigurationValue, _ containers: [NamePattern]
    ) -> LayersContract.Layer? {
        guard let text = string(value) else { return nil }
        var rest = text
        let isOptional = rest.hasSuffix("(optional)")
        if isOptional { rest.removeLast("(optional)".count) }
        let names = rest.split(separator: "|", omittingEmptySubsequences: false).map { name in
            String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        let siblings = (containers.isEmpty ? [""] : containers.map(\.text)).flatMap { container in
            names.compactMap { name in
                if name.isEmpty { note(emptyLayer(value)) }
                return name.isEmpty ? nil : pattern(container + name, at: value.place)
            }
        }
        return LayersContract.Layer(siblings: siblings, width: names.count, isOptional: isOptional, text: text)
    }

    private func emptyLayer(_ value: ConfigurationValue) -> ConfigurationError {
        ConfigurationError(
            at: value.place, expected: "a layer's name, or names with | between them", found: value.summary)
    }

    /// Notes words in braces that nothing gives a meaning.
    mutating func noteUnbound(_ patterns: NamePatterns, boundBy captures: [String], of key: String) {
        for pattern in patterns.including + patterns.excluding {
            for word in pattern.captures where !captures.contains(word) {
                let bound = captures.map { "{\($0)}" }.joined(separator: ", ")
                note(
                    ConfigurationError(
                        at: pattern.place,
                        expected: captures.isEmpty
                            ? "no word in braces here, for none stands in each pattern of \"\(key)\""
                            : "only words that are bound: \(bound)",
                        found: "{\(word)}",
                        suggestion: Suggestion.nearest(to: word, among: captures).map { "{\($0)}" }))
            }
        }
    }
}
