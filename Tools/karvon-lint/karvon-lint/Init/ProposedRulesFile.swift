import LintRules

/// The text of a rules file for a package.
struct ProposedRulesFile {
    /// The contracts that are written.
    let kept: [ProposedContract]
    let text: String

    /// Contracts that do not hold today are written as comments, unless a baseline is to tolerate what is against them.
    ///
    /// - Throws: what the reader of rules files says of a contract, which would be a mistake of the proposal.
    init(_ proposal: RulesProposal, package: String, _ graph: ImportGraph, baseline: String?) throws {
        var kept: [ProposedContract] = []
        var lines: [String] = []
        for contract in proposal.contracts {
            let against = try Self.findings(contract, graph)
            if against.isEmpty || baseline != nil {
                kept.append(contract)
                lines += contract.lines
            } else {
                lines += RulesText.comment(Self.left(contract, against)) + contract.lines.map { "// " + $0 }
            }
        }
        self.kept = kept
        text =
            (Self.head(package) + ["{", "    contracts: ["] + lines.map { "        " + $0 } + ["    ],"]
            + (Self.imports + Self.declarations + Self.baseline(baseline)).map { "    " + $0 } + ["}"])
            .joined(separator: "\n") + "\n"
    }

    private static func findings(_ contract: ProposedContract, _ graph: ImportGraph) throws -> [Finding] {
        let text = "{ contracts: [\n" + contract.lines.joined(separator: "\n") + "\n] }"
        return try RulesFile(Array(text.utf8), file: contract.name).contracts.flatMap { $0.findings(in: graph) }
    }

    private static func left(_ contract: ProposedContract, _ findings: [Finding]) -> String {
        let first = findings.sorted().first
        let place = first?.place.map { " at \($0)" } ?? ""
        return "\(contract.name) is worth having and does not hold today: \(first?.message ?? "")\(place)"
            + (findings.count > 1 ? ", and \(findings.count - 1) more" : "")
            + ". `karvon-lint init --freeze` keeps it and tolerates what is there."
    }

    private static func head(_ package: String) -> [String] {
        [
            "Who may import whom in \(package), written by `karvon-lint init` from what was imported that day. It is "
                + "yours from here on: change it, and let `karvon-lint check` tell what follows.",
            "`karvon-lint explain` lists all rules, and `karvon-lint may A B` tells whether an import would be legal.",
        ].flatMap(RulesText.comment)
    }

    private static let imports =
        RulesText.comment(
            "What targets declare is compared with what they import, always. Here a rule can be made to matter less, and "
                + "what is meant can be excepted:") + [
            "imports: {",
            "    // \"unused-dependency\": \"warning\",",
            "    // except: [{ rule: \"exported-import\", from: \"A\", to: \"B\", because: \"A is a new name for B\" }],",
            "},",
        ]

    private static let declarations =
        RulesText.comment(
            "What must or must not stand in sources. `packs: [{ name: \"clean-architecture\" }]` takes over rules that come "
                + "with the lint (`karvon-lint explain clean-architecture`). A rule of your own has examples, which are tried at every check; this one says "
                + "that view models are final:") + [
            "declarations: [",
            "    // {",
            "    //     name: \"view-models-are-final\",",
            "    //     select: { kinds: \"class\", names: \"*ViewModel\" },",
            "    //     require: { modifiers: \"final\" },",
            "    //     examples: { good: \"final class ListViewModel {}\", bad: \"class ListViewModel {}\" },",
            "    // },",
            "],",
        ]

    private static func baseline(_ file: String?) -> [String] {
        if let file {
            return RulesText.comment(
                "What was found when this was written, and is tolerated. It only shrinks: `karvon-lint baseline --prune`."
            )
                + ["baseline: \(RulesText.quoted(file)),"]
        }
        return RulesText.comment(
            "`karvon-lint baseline` writes down what is found, and check then tolerates just that:")
            + ["// baseline: \"lint-baseline.txt\","]
    }
}
