import LintConfiguration
import LintPackage
import LintReport
import LintRules

extension Commands {
    static let graph = CommandModel(
        name: "graph",
        summary: "Draw who imports whom",
        discussion: """
            Tests and modules from elsewhere are left out unless asked for, and imports that follow from others are not
            drawn. What is against the rules is red. The svg format is a drawing that looks well in light and dark; html
            is one page without a network, in which a reader can search, focus, and fold groups.
            """,
        options: packageOptions + [
            CommandModel.Option(
                name: "--format", value: "FORMAT",
                help: "the drawing's language; what the file's name ends in unless given",
                choices: GraphFormat.allCases.map(\.rawValue)),
            CommandModel.Option(name: "--output", value: "FILE", help: "write it there", completion: .files),
            CommandModel.Option(
                name: "--verify", value: "FILE", help: "compare it with a file that was written before",
                completion: .files),
        ] + selectionOptions,
        run: { invocation in
            let file = invocation.options["--verify"] ?? invocation.options["--output"]
            let format = try invocation.format(GraphFormat.mermaid, for: file)
            let workspace = try Workspace(invocation)
            let answer = try workspace.answer()
            let result = workspace.check(answer)
            let contracts = workspace.rules.contracts
            let drawing = Drawing(
                result.graph, findings: result.findings.filter { isDrawn($0, contracts) },
                groups: result.graph.groups(contracts))
            let selection = try selection(invocation, drawing)
            let text = format.text(drawing, selection, title: answer.model.root.name)
            if let file = invocation.options["--verify"] {
                let path = FilePath.absolute(file, in: invocation.context.folder)
                if (try? FileBytes.text(path, orStream: true)) == text { return Outcome() }
                return Outcome(
                    status: .findings,
                    errors: "\(file) does not show who imports whom now; run "
                        + "`karvon-lint graph --format \(format.rawValue) --output \(file)`\n")
            }
            guard let file = invocation.options["--output"] else { return Outcome(output: text) }
            try invocation.write(text, to: file)
            return Outcome()
        })

    private static let selectionOptions = [
        CommandModel.Option(name: "--tests", help: "show tests too"),
        CommandModel.Option(name: "--external", help: "show modules from elsewhere too"),
        CommandModel.Option(name: "--implied", help: "draw imports that follow from others too"),
        CommandModel.Option(name: "--collapse", help: "draw the modules of a group, as a feature, as one"),
        CommandModel.Option(
            name: "--focus", value: "MODULE", help: "only it, what it reaches and what reaches it",
            completion: .modules,
            isRepeated: true),
        CommandModel.Option(
            name: "--reaches", value: "MODULE", help: "only what reaches it", completion: .modules, isRepeated: true),
        CommandModel.Option(
            name: "--reached-by", value: "MODULE", help: "only what it reaches", completion: .modules, isRepeated: true),
    ]

    /// Whether a finding is drawn: errors are, and what is against a contract that only warns.
    private static func isDrawn(_ finding: Finding, _ contracts: [any Contract]) -> Bool {
        finding.severity == .error
            || finding.severity == .warning && contracts.contains { $0.head.name == finding.rule }
    }

    private static func selection(_ invocation: Invocation, _ drawing: Drawing) throws -> DrawingSelection {
        var selection = DrawingSelection()
        selection.tests = invocation.has("--tests")
        selection.external = invocation.has("--external")
        selection.implied = invocation.has("--implied")
        selection.collapsed = invocation.has("--collapse")
        selection.focus = invocation.all("--focus")
        selection.reaches = invocation.all("--reaches")
        selection.reachedBy = invocation.all("--reached-by")
        let names = drawing.nodes.map(\.name)
        if let unknown = selection.names.first(where: { !names.contains($0) }) {
            throw UsageError("there is no module \(unknown)", Suggestion.nearest(to: unknown, among: names))
        }
        return selection
    }
}
