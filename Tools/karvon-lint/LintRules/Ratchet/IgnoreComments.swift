import LintConfiguration

/// Takes out the findings that comments in the sources silence, and tells which comments silence nothing.
struct IgnoreComments {
    let ruleNames: [String]
    /// What can be neither found nor called gone; nothing is said of comments that silence it.
    let undecided: [Finding]
    /// The files for which the rules that need an index had none; nothing is said of comments there that silence them.
    let unindexed: Set<String>

    func apply(_ ignores: [SourceSummary.Ignore], to findings: [Finding]) -> [Finding] {
        guard !ignores.isEmpty else { return findings }
        var silenced: Set<Finding> = []
        var remarks: [Finding] = []
        for ignore in ignores {
            for rule in ignore.rules {
                let isMeant = { (finding: Finding) in
                    finding.rule == rule && finding.place?.path == ignore.place.path
                        && finding.place?.line == ignore.line
                }
                let found = findings.filter(isMeant)
                let isUndecided =
                    BuiltInRule(rawValue: rule)?.needsIndex == true
                    ? unindexed.contains(ignore.place.path) : undecided.contains(where: isMeant)
                if found.isEmpty, !isUndecided { remarks.append(unneeded(rule, ignore)) }
                silenced.formUnion(found)
            }
        }
        return findings.filter { !silenced.contains($0) } + remarks
    }

    private func unneeded(_ rule: String, _ ignore: SourceSummary.Ignore) -> Finding {
        let isKnown = ruleNames.contains(rule)
        let near = isKnown ? nil : Suggestion.nearest(to: rule, among: ruleNames)
        return Finding(
            FindingKey(rule: BuiltInRule.unneededIgnore.rawValue, from: "", symbol: "\(ignore.place.path) \(rule)"),
            at: ignore.place,
            message: isKnown
                ? "\(rule) finds nothing on line \(ignore.line), which this comment silences"
                : "there is no rule \(rule)",
            fix: near.map { "did you mean \($0)?" }
                ?? (ignore.rules.count > 1 ? "take \(rule) out of the comment" : "remove the comment"))
    }
}
