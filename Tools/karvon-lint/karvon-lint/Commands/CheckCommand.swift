import LintPackage
import LintReport

extension Commands {
    static let check = CommandModel(
        name: "check",
        summary: "Check a package against its rules",
        discussion: """
            All findings are told at once, each with its place, the chain that leads to it, what is allowed instead, and
            how to mend it. Without a rules file only what targets declare is compared with what they import.
            With targets, files or folders only what is found in them is told; the whole package is read either way.
            """,
        arguments: [
            CommandModel.Argument(
                name: "PART", help: "a target, a pattern of targets, a file or a folder to tell of; all unless given",
                count: .any,
                completion: .parts)
        ],
        options: packageOptions + indexOptions + Fixing.options + [
            baselineOption,
            CommandModel.Option(
                name: "--timings", help: "tell how long the parts took, and how much memory was needed"),
            CommandModel.Option(
                name: "--watch", help: "stay, check again whenever a file changes, and tell what is new"),
        ] + ReportKind.options,
        run: { invocation in
            if invocation.has("--watch") {
                if invocation.has("--fix") || invocation.has("--dry-run") {
                    throw UsageError("--watch does not go with --fix and --dry-run")
                }
                try WatchLoop(invocation).run { try StandardStream.output.write($0) }
            }
            do {
                return try checked(invocation)
            } catch let error as UsageError {
                throw error
            } catch {
                return invocation.failed(error)
            }
        })

    private static func checked(_ invocation: Invocation) throws -> Outcome {
        var run = CheckRun(invocation)
        var report = try run.report()
        var fixed = ""
        if invocation.has("--fix") || invocation.has("--dry-run"), let model = run.model, let graph = run.graph {
            let fixing = Fixing(report, graph, model)
            if invocation.has("--dry-run") { return fixing.dryRun }
            let (isChanged, text) = try fixing.run { try Workspace(invocation).answer().model }
            fixed = text
            if isChanged {
                run = CheckRun(invocation)
                report = try run.report()
            }
        }
        return Outcome(
            status: report.hasErrors ? .findings : .success,
            output: try report.written(invocation, run.folder),
            errors: fixed + (invocation.has("--timings") ? run.timings.text : ""))
    }
}
