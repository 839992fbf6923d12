import LintConfiguration
import LintPackage
import LintReader

extension RulesFile {
    private static let keys = ["packs", "contracts", "imports", "declarations", "baseline"]

    /// All keys that may stand in a rules file, for the documentation's test.
    static var documentedKeys: [String] {
        typealias Reading = ConfigurationReading
        let parts = [
            keys, Reading.commonKeys, Reading.contractKeys.keys.sorted(), Reading.contractKeys.values.flatMap(\.self),
            Reading.packKeys, Reading.selectKeys, Reading.requireKeys,
            Reading.forbidKeys, Reading.exampleKeys,
        ]
        return Set(parts.flatMap(\.self)).sorted()
    }

    /// Reads a rules file's text.
    ///
    /// - Throws: all that is wrong with it, in the order of the places.
    package init(_ bytes: [UInt8], file: String) throws(RulesFileError) {
        let value: ConfigurationValue
        do {
            value = try ConfigurationParser.parse(bytes, file: file)
        } catch {
            throw RulesFileError(problems: [error])
        }
        self.file = file
        digest = Digest(of: bytes[...]).value
        var reading = ConfigurationReading()
        let members = reading.object(value, "the rules file", keys: Self.keys) ?? [:]
        if let member = members["packs"] { (contracts, declarations) = reading.packs(member.value) }
        if let member = members["contracts"] {
            contracts += reading.array(member.value, of: "contracts").compactMap { reading.contract($0) }
        }
        if let member = members["imports"] { imports = reading.importRules(member.value) }
        if let member = members["declarations"] {
            declarations += reading.array(member.value, of: "rules").compactMap { reading.declarationRule($0) }
        }
        baseline = members["baseline"].flatMap { reading.string($0.value) }
        noteRepeatedNames(&reading)
        noteTooManyWatched(&reading)
        guard reading.problems.isEmpty else { throw RulesFileError(problems: reading.problems) }
    }

    /// Says at which rule the reader has no more room for names; without it, uses would be passed over in silence.
    private func noteTooManyWatched(_ reading: inout ConfigurationReading) {
        var seen: Set<String> = []
        for rule in watched {
            seen.formUnion(rule.names + rule.fragments.map { "*\($0)" })
            guard seen.count > SourceReader.mostWatched else { continue }
            return reading.note(
                ConfigurationError(
                    at: rule.place,
                    expected: "at most \(SourceReader.mostWatched) names and symbols that are looked for in all rules",
                    found: "\(seen.count) up to this one"))
        }
    }

    private func noteRepeatedNames(_ reading: inout ConfigurationReading) {
        var seen = Dictionary(uniqueKeysWithValues: BuiltInRule.allCases.map { ($0.rawValue, "a rule of the lint") })
        let named = contracts.map { ($0.head.name, $0.head.place) } + declarations.map { ($0.name, $0.place) }
        for (name, place) in named {
            if let first = seen[name] {
                reading.note(
                    ConfigurationError(
                        at: place, expected: "a name of its own for each rule",
                        found: "\"\(name)\" again, also \(first)"))
            }
            seen[name] = "at \(place)"
        }
    }
}

/// All that is wrong with a rules file.
package struct RulesFileError: Error, CustomStringConvertible {
    package let problems: [ConfigurationError]

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}
