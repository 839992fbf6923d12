import LintConfiguration

/// Rules that a rules file takes over as a whole, with its own names for what they speak of.
package struct Pack: Sendable {
    package let name: String
    /// The pack as it is written: a rules file with `parameters`.
    package let text: String

    /// The packs that come with the lint.
    package static let all = [
        Pack(
            name: "clean-architecture", text: String(decoding: PackageResources.clean_architecture_json5, as: UTF8.self)
        )
    ]

    package static func named(_ name: String) -> Pack? { all.first { $0.name == name } }

    /// The rules file that takes over this pack as it is.
    package var use: String { "{ packs: [{ name: \"\(name)\" }] }" }

    /// The declaration rules with the parameters' defaults.
    package var rules: RulesFile? { try? RulesFile(Array(use.utf8), file: name) }

    /// Its parts: `parameters`, `contracts` and `declarations`.
    func parts() throws(ConfigurationError) -> [String: [ConfigurationMember]] {
        let value = try ConfigurationParser.parse(text, file: name)
        guard case .object(let members) = value.content else { return [:] }
        var parts: [String: [ConfigurationMember]] = [:]
        for member in members {
            switch member.value.content {
            case .object(let inner): parts[member.key] = inner
            case .array(let values): parts[member.key] = values.map { ConfigurationMember("", at: $0.place, $0) }
            default: continue
            }
        }
        return parts
    }
}
