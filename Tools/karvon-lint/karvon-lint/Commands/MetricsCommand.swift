import LintReport
import LintRules

extension Commands {
    static let metrics = CommandModel(
        name: "metrics",
        summary: "Measure how modules and groups hang together",
        discussion: """
            For each module, and for each group of modules as a feature: who imports it and whom it imports (Ca, Ce),
            instability, abstractness, the distance from the main sequence, and the circle that it is part of. Tests are
            left out.
            """,
        options: packageOptions + [
            CommandModel.Option(
                name: "--format", value: "FORMAT",
                help: "a table, or JSON for programs; what the file's name ends in unless given",
                choices: MetricsFormat.allCases.map(\.rawValue)),
            CommandModel.Option(name: "--output", value: "FILE", help: "write it there", completion: .files),
        ],
        run: { invocation in
            let format = try invocation.format(MetricsFormat.text, for: invocation.options["--output"])
            let workspace = try Workspace(invocation)
            let result = try workspace.check()
            let metrics = PackageMetrics(
                result.graph, counts: result.counts, groups: result.graph.groups(workspace.rules.contracts))
            let text = format.text(metrics)
            guard let file = invocation.options["--output"] else { return Outcome(output: text) }
            try invocation.write(text, to: file)
            return Outcome()
        })
}
