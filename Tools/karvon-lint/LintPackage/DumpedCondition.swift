/// A condition of a dump, of a dependency or a setting.
struct DumpedCondition: Decodable {
    let platformNames: [String]?
    let traits: [String]?
    let config: String?

    /// The condition, or nil when it restricts nothing.
    var condition: BuildCondition? {
        let condition = BuildCondition(
            platforms: Set(platformNames ?? []), traits: Set(traits ?? []), configuration: config)
        return condition == BuildCondition() ? nil : condition
    }
}

/// The kind of a setting: its name, and its values whatever their number.
struct DumpedSettingKind: Decodable {
    let name: String
    let values: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        guard let key = container.allKeys.min(by: { $0.stringValue < $1.stringValue }) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a setting without a kind"))
        }
        name = key.stringValue
        guard let arguments = try? container.nestedContainer(keyedBy: AnyKey.self, forKey: key) else {
            values = []
            return
        }
        values = arguments.allKeys.sorted { $0.stringValue < $1.stringValue }.flatMap { key in
            (try? arguments.decode([String].self, forKey: key))
                ?? (try? arguments.decode(String.self, forKey: key)).map { [$0] } ?? []
        }
    }
}
