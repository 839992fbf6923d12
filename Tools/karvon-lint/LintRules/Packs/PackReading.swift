import LintConfiguration

extension ConfigurationReading {
    static var packKeys: [String] { ["name", "parameters", "rules"] }

    /// One entry of `packs`: the pack's rules with the entry's parameters, as if they stood at the entry's place.
    mutating func pack(_ value: ConfigurationValue) -> (contracts: [any Contract], declarations: [DeclarationRule]) {
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
        return (
            contracts.compactMap { taken($0.value, filling.starred, weights).flatMap { contract($0) } },
            declarations.compactMap { taken($0.value, filling, weights).flatMap { declarationRule($0) } }
        )
    }

    /// The pack's parameters: what the entry says, else the defaults, at the entry's place.
    private mutating func parameters(
        _ given: ConfigurationValue?, _ defaults: [ConfigurationMember], _ place: ConfigurationPlace
    ) -> [String: ConfigurationValue] {
        let filling = PackFilling(values: [:], place: place)
        var values = Dictionary(defaults.map { ($0.key, filling.placed($0.value)) }) { first, _ in first }
        if let given, let own = object(given, "the pack's parameters", keys: defaults.map(\.key)) {
            for (key, member) in own where values[key] != nil { values[key] = member.value }
        }
        return values
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
