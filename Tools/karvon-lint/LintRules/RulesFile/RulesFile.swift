import LintConfiguration
import LintReader

/// What a rules file says.
package struct RulesFile: Sendable {
    package var contracts: [any Contract] = []
    package var imports = ImportRules()
    package var declarations: [DeclarationRule] = []
    /// The baseline's path as seen from the rules file, when there is one.
    package var baseline: String?

    /// The file as findings show it, and a digest of all that it says: what is kept of sources hangs on them.
    package var file = ""
    package var digest: UInt64 = 0

    package init() {}

    /// A reader that notes what the rules ask for.
    package var reader: SourceReader {
        SourceReader(
            watching: Set(watched.flatMap(\.names)).sorted(), fragments: Set(watched.flatMap(\.fragments)).sorted())
    }

    /// The names and parts of names that each rule asks for, with the rule's place.
    var watched: [(names: [String], fragments: [String], place: ConfigurationPlace)] {
        contracts.compactMap { $0 as? ForbiddenContract }.map { contract in
            (
                contract.symbols.compactMap(\.use.watched), contract.symbols.compactMap(\.use.fragment),
                contract.head.place
            )
        } + declarations.map { ($0.watchedNames, $0.watchedFragments, $0.place) }
    }

    /// All words by which findings and comments may name a rule.
    package var ruleNames: [String] {
        (contracts.map(\.head.name) + declarations.map(\.name) + BuiltInRule.allCases.map(\.rawValue)).sorted()
    }
}
