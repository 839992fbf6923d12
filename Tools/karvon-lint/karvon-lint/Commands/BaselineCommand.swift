import LintRules

extension Commands {
    static let baseline = CommandModel(
        name: "baseline",
        summary: "Write what is found now into the baseline, which check then tolerates",
        discussion: """
            A baseline only shrinks: when one is there, findings that it does not tolerate are refused, unless they have
            only moved to another target. Delete the file to begin anew.
            """,
        options: packageOptions + [
            baselineOption,
            CommandModel.Option(name: "--prune", help: "only take out what is not found any more"),
        ],
        run: { invocation in
            let workspace = try Workspace(invocation)
            guard let file = workspace.baselineFile else {
                throw UsageError("there is no baseline; name one with --baseline FILE, or in the rules file")
            }
            let (old, findings) = (try workspace.baseline(), try workspace.check().findings)
            let new: Baseline
            if let old {
                let pruned = old.pruned(to: findings)
                new = invocation.has("--prune") ? pruned : Baseline(tolerating: findings)
                let comparison = BaselineComparison(findings, old, file: file.name)
                let grown = comparison.findings.filter { $0.severity != .note && $0.fitsBaseline }
                if !invocation.has("--prune"), !grown.isEmpty {
                    let list = grown.map { "  \($0.place.map { "\($0): " } ?? "")\($0.message) [\($0.rule)]\n" }
                        .joined()
                    return Outcome(
                        status: .findings, errors: "\(file.name) would grow, and a baseline only shrinks:\n\(list)")
                }
            } else {
                new = Baseline(tolerating: invocation.has("--prune") ? [] : findings)
            }
            try Workspace.write(new.text, to: file)
            return Outcome(
                output: "\(file.name): \(old?.entries.count ?? 0) entries before, \(new.entries.count) now\n")
        })
}
