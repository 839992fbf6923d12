import LintRules

extension Commands {
    static let baseline = CommandModel(
        name: "baseline",
        summary: "Write what is found now into the baseline, which check then tolerates",
        discussion: """
            A baseline only shrinks: when one is there, findings that it does not tolerate are refused, unless they have
            only moved to another target. Delete the file to begin anew.
            """,
        options: packageOptions + indexOptions + [
            baselineOption,
            CommandModel.Option(name: "--prune", help: "only take out what is not found any more"),
        ],
        run: { invocation in
            let workspace = try Workspace(invocation)
            guard let file = workspace.baselineFile else {
                throw UsageError("there is no baseline; name one with --baseline FILE, or in the rules file")
            }
            let (old, index) = (try workspace.baseline(), try workspace.index())
            let result = workspace.check(try workspace.answer(), index)
            let (findings, looked) = (result.findings, LookedAt.everything.with(result))
            let new: Baseline
            if let old {
                let pruned = old.pruned(to: findings, looked: looked)
                new =
                    invocation.has("--prune")
                    ? pruned : Baseline(tolerating: findings).keeping(old, beyond: looked)
                let comparison = BaselineComparison(findings, old, file: file.name, looked: looked)
                let grown = comparison.findings.filter { $0.severity != .note && $0.fitsBaseline }
                if !invocation.has("--prune"), !grown.isEmpty {
                    let list = grown.map { "  \($0.place.map { "\($0): " } ?? "")\($0.message) [\($0.rule)]\n" }
                        .joined()
                    return Outcome(
                        status: .findings, errors: "\(file.name) would grow, and a baseline only shrinks:\n\(list)")
                }
            } else if invocation.has("--prune") {
                throw ToolError("the baseline \(file.name) is not there, so there is nothing to take out of it")
            } else {
                new = Baseline(tolerating: findings)
            }
            try Workspace.write(new.text, to: file)
            return Outcome(
                output:
                    "\(file.name): \((old?.entries.count ?? 0).of("entry", "entries")) before, \(new.entries.count) now\n"
            )
        })
}
