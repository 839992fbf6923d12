import LintConfiguration
import LintRules

extension Commands {
    static let explain = CommandModel(
        name: "explain",
        summary: "Tell what a rule says, why, and with which examples",
        arguments: [
            CommandModel.Argument(
                name: "RULE", help: "a rule or contract, as findings name it in brackets, or a pack",
                completion: .rules)
        ],
        options: packageOptions.filter { ["--package-path", "--rules"].contains($0.name) },
        run: { invocation in
            let name = invocation.arguments[0]
            let workspace = try Workspace(invocation)
            if let rule = BuiltInRule(rawValue: name) {
                return Outcome(output: "\(name) (\(rule.usualSeverity.rawValue))\n\n\(rule.explanation)\n")
            }
            if let contract = workspace.rules.contracts.first(where: { $0.head.name == name }) {
                return Outcome(output: text(contract.head))
            }
            let shipped = Pack.all.compactMap(\.rules)
            if let rule = (workspace.rules.declarations + shipped.flatMap(\.declarations)).first(where: {
                $0.name == name
            }) {
                return Outcome(output: text(rule))
            }
            if let contract = shipped.flatMap(\.contracts).first(where: { $0.head.name == name }) {
                return Outcome(output: text(contract.head))
            }
            if let pack = Pack.named(name) { return Outcome(output: pack.text) }
            throw UsageError(
                "there is no rule \(name); the rules are \(workspace.rules.ruleNames.joined(separator: ", "))",
                Suggestion.nearest(to: name, among: workspace.rules.ruleNames + Pack.all.map(\.name)))
        })

    private static func text(_ head: ContractHead) -> String {
        let lines = [
            "\(head.name) (\(head.kind) contract, \(head.severity.rawValue)) at \(head.place)",
            ContractKindText.text(head.kind), head.because.map { "Why: \($0)" }, head.instead.map { "Instead: \($0)" },
        ]
        return lines.compactMap(\.self).joined(separator: "\n\n") + "\n"
    }

    private static func text(_ rule: DeclarationRule) -> String {
        let examples =
            rule.examples.good.map { "Good:\n\(indented($0))" } + rule.examples.bad.map { "Bad:\n\(indented($0))" }
        let lines =
            [
                "\(rule.name) (\(rule.severity.rawValue)) at \(rule.place)", rule.because.map { "Why: \($0)" },
                rule.instead.map { "Instead: \($0)" },
            ].compactMap(\.self) + examples
        return lines.joined(separator: "\n\n") + "\n"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
    }
}
