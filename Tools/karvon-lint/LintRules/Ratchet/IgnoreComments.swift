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
        let found = Dictionary(grouping: findings.indices) { Spot(findings[$0]) }
        let undecided = Set(undecided.compactMap(Spot.init))
        var silenced: Set<Int> = []
        var remarks: [Finding] = []
        for ignore in ignores {
            for rule in ignore.rules {
                let spot = Spot(rule: rule, path: ignore.place.path, line: ignore.line)
                let meant = found[spot] ?? []
                let isUndecided =
                    BuiltInRule(rawValue: rule)?.needsIndex == true
                    ? unindexed.contains(ignore.place.path) : undecided.contains(spot)
                if meant.isEmpty, !isUndecided { remarks.append(unneeded(rule, ignore)) }
                silenced.formUnion(meant)
            }
        }
        return findings.indices.filter { !silenced.contains($0) }.map { findings[$0] } + remarks
    }

    /// What a comment speaks of: a rule on a line.
    fileprivate struct Spot: Hashable {
        let rule: String
        let path: String
        let line: Int
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

extension IgnoreComments.Spot {
    /// Nil for what has no place.
    fileprivate init?(_ finding: Finding) {
        guard let place = finding.place else { return nil }
        self.init(rule: finding.rule, path: place.path, line: place.line)
    }
}
