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
                name: "--timings", help: "tell how long the parts took, and how much memory was needed"),
        ] + ReportKind.options,
        run: { invocation in
            var timings = Timings()
            let workspace = try Workspace(invocation)
            let baseline = try workspace.baseline()
            timings.note("rules")
            let answer = try workspace.answer()
            timings.note("package")
            let result = workspace.check(answer)
            timings.note("sources and checks")
            var (findings, tolerated): ([Finding], [Finding]) = (result.findings, [])
            if let baseline, let file = workspace.baselineFile {
                let comparison = BaselineComparison(findings, baseline, file: file.name)
                (findings, tolerated) = (comparison.findings, comparison.tolerated)
            }
            let report = Report(
                findings: findings, fileCount: result.fileCount,
                moduleCount: result.graph.checked(withTests: true).count,
                contractCount: workspace.rules.contracts.count + workspace.rules.declarations.count,
                tolerated: tolerated, rules: ReportedRule.all(workspace.rules),
                prefix: RepositoryFolder.prefix(of: workspace.folder))
            let hint =
                workspace.rulesName == nil
                ? "karvon-lint: there is no architecture.json5, so only declared and imported are compared\n" : ""
            return Outcome(
                status: report.hasErrors ? .findings : .success,
                output: try report.written(invocation, workspace.folder),
                errors: hint + (invocation.has("--timings") ? timings.text : ""))
        })
}
