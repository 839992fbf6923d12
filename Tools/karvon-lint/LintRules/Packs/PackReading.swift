import LintConfiguration

extension ConfigurationReading {
    static var packKeys: [String] { ["name", "parameters", "rules"] }

    /// All entries of `packs`; a pack that is taken again is told once, and its rules are those of the first entry.
    mutating func packs(_ value: ConfigurationValue) -> (contracts: [any Contract], declarations: [DeclarationRule]) {
        var taken: (contracts: [any Contract], declarations: [DeclarationRule]) = ([], [])
        var places: [String: ConfigurationPlace] = [:]
        for entry in array(value, of: "packs") {
            if let name = Self.name(of: entry) {
                if let first = places[name] {
                    note(
                        ConfigurationError(
                            at: entry.place, expected: "each pack once", found: "\"\(name)\" again, first at \(first)"))
                    continue
                }
                places[name] = entry.place
            }
            let rules = pack(entry)
            taken.contracts += rules.contracts
            taken.declarations += rules.declarations
        }
        return taken
    }

    /// One entry of `packs`: the pack's rules with the entry's parameters, as if they stood at the entry's place.
    private mutating func pack(
        _ value: ConfigurationValue
    ) -> (contracts: [any Contract], declarations: [DeclarationRule]) {
        guard let keys = object(value, "a pack", keys: Self.packKeys, required: ["name"]),
            let name = keys["name"].flatMap({ word($0.value, of: Pack.all.map(\.name)) }), let pack = Pack.named(name)
        else { return ([], []) }
        let parts: [String: [ConfigurationMember]]
        do {
            parts = try pack.parts()
        } catch {
            note(error)
            return ([], [])
        }
        let filling = PackFilling(
            values: parameters(keys["parameters"]?.value, parts["parameters"] ?? [], value.place), place: value.place)
        let (contracts, declarations) = (parts["contracts"] ?? [], parts["declarations"] ?? [])
        let names = (contracts + declarations).compactMap { Self.name(of: $0.value) }
        let weights = weights(keys["rules"]?.value, names)
        let sources = filling.sources
        return (
            contracts.compactMap { taken($0.value, filling.starred, weights).flatMap { contract($0) } },
            declarations.compactMap { member in
                var rule = taken(member.value, filling, weights).flatMap { declarationRule($0) }
                rule?.parameters = sources
                return rule
            }
        )
    }

    /// The pack's parameters: what the entry says, else the defaults, at the entry's place.
    private mutating func parameters(
        _ given: ConfigurationValue?, _ defaults: [ConfigurationMember], _ place: ConfigurationPlace
    ) -> [String: ConfigurationValue] {
        let filling = PackFilling(values: [:], place: place)
        var values = Dictionary(defaults.map { ($0.key, filling.placed($0.value)) }) { first, _ in first }
        if let given, let own = object(given, "the pack's parameters", keys: defaults.map(\.key)) {
            for (key, member) in own {
                guard let usual = values[key], fits(member.value, usual) else { continue }
                values[key] = member.value
            }
        }
        return values
    }

    /// Whether a parameter's value is of its default's kind: a whole number, or a string or an array of strings. A
    /// value of another kind would leave out the rules that speak of it, so it is noted.
    private mutating func fits(_ value: ConfigurationValue, _ usual: ConfigurationValue) -> Bool {
        if case .number = usual.content { return count(value) != nil }
        var elements = [value]
        if case .array(let several) = value.content { elements = several }
        let strangers = elements.filter { if case .string = $0.content { false } else { true } }
        for stranger in strangers {
            note(
                ConfigurationError(
                    at: stranger.place, expected: "a string or an array of strings, as \(Self.example(usual))",
                    found: stranger.summary))
        }
        return strangers.isEmpty
    }

    private static func example(_ usual: ConfigurationValue) -> String {
        switch usual.content {
        case .string(let text): "\"\(text)\""
        case .array(let elements):
            elements.isEmpty
                ? "\"A\", [\"A\", \"B*\"] or []" : "[\(elements.prefix(2).map(example).joined(separator: ", "))]"
        default: usual.summary
        }
    }

    /// What the entry says of the weight of single rules: `off` or a severity.
    private mutating func weights(_ value: ConfigurationValue?, _ names: [String]) -> [String: ConfigurationValue] {
        guard let value, let keys = object(value, "the pack's rules", keys: names) else { return [:] }
        var weights: [String: ConfigurationValue] = [:]
        for (name, member) in keys where word(member.value, of: ["off"] + Severity.allCases.map(\.rawValue)) != nil {
            weights[name] = member.value
        }
        return weights
    }

    /// A rule of the pack, ready to be read; nil when it is off, or when a parameter that it needs is empty.
    private func taken(
        _ value: ConfigurationValue, _ filling: PackFilling, _ weights: [String: ConfigurationValue]
    ) -> ConfigurationValue? {
        let weight = Self.name(of: value).flatMap { weights[$0] }
        if case .string("off")? = weight?.content { return nil }
        guard let filled = filling.filled(value), case .object(var members) = filled.content else { return nil }
        if let weight {
            members.removeAll { $0.key == "severity" }
            members.append(ConfigurationMember("severity", at: weight.place, weight))
        }
        return ConfigurationValue(.object(members), at: filled.place)
    }

    private static func name(of value: ConfigurationValue) -> String? {
        guard case .object(let members) = value.content,
            case .string(let name)? = members.first(where: { $0.key == "name" })?.value.content
        else { return nil }
        return name
    }
}
