import LintReport
import LintRules

extension Commands {
    static let check = CommandModel(
        name: "check",
        summary: "Check a package against its rules",
        discussion: """
            All findings are told at once, each with its place, the chain that leads to it, what is allowed instead, and
            how to mend it. Without a rules file only what targets declare is compared with what they import.
            """,
        options: packageOptions + [
            baselineOption,
            CommandModel.Option(
                name: "--format", value: "FORMAT", help: "how findings are written",
                choices: ["text", "json", "github"]),
            CommandModel.Option(
                name: "--timings", help: "tell how long the parts took, and how much memory was needed"),
        ],
        run: { invocation in
            var timings = Timings()
            let workspace = try Workspace(invocation)
            let baseline = try workspace.baseline()
            timings.note("rules")
            let answer = try workspace.answer()
            timings.note("package")
            let result = workspace.check(answer)
            timings.note("sources and checks")
            var (findings, tolerated) = (result.findings, 0)
            if let baseline, let file = workspace.baselineFile {
                let comparison = BaselineComparison(findings, baseline, file: file.name)
                (findings, tolerated) = (comparison.findings, comparison.tolerated)
            }
            let report = Report(
                findings: findings, fileCount: result.fileCount,
                moduleCount: result.graph.checked(withTests: true).count,
                contractCount: workspace.rules.contracts.count + workspace.rules.declarations.count,
                tolerated: tolerated)
            let hint =
                workspace.rulesName == nil
                ? "karvon-lint: there is no architecture.json5, so only declared and imported are compared\n" : ""
            return Outcome(
                status: report.hasErrors ? .findings : .success,
                output: format(invocation).text(report),
                errors: hint + (invocation.has("--timings") ? timings.text : ""))
        })

    private static func format(_ invocation: Invocation) -> any ReportFormat {
        switch invocation.options["--format"] {
        case "json": JSONFormat()
        case "github": GitHubFormat()
        default: TextFormat(isColored: invocation.context.isColored)
        }
    }
}
