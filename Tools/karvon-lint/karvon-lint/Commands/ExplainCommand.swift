import LintConfiguration

extension Commands {
    static let explain = CommandModel(
        name: "explain",
        summary: "Tell what a rule says, why, and with which examples, or list all rules",
        arguments: [
            CommandModel.Argument(
                name: "RULE",
                help: "a rule or contract, as findings name it in brackets, a kind, or a pack; all unless given",
                count: .optional, completion: .rules)
        ],
        options: packageOptions.filter { ["--package-path", "--rules"].contains($0.name) },
        run: { invocation in
            let explanations = Explanations(try Workspace(invocation))
            guard let name = invocation.arguments.first else { return Outcome(output: explanations.list) }
            guard let explanation = explanations.named(name) else {
                throw UsageError(
                    "there is no rule \(name); karvon-lint explain lists all",
                    Suggestion.nearest(to: name, among: explanations.names))
            }
            return Outcome(output: explanation.text)
        })
}
