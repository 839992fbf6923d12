import LintConfiguration

/// Findings compared with a baseline: what is new, what is gone, what has moved.
package struct BaselineComparison: Sendable {
    /// What is left of the findings, with what is wrong with the baseline itself.
    package let findings: [Finding]
    /// The findings that the baseline tolerates; sorted.
    package let tolerated: [Finding]
    /// The entries whose matter is elsewhere now.
    let moved: Set<FindingKey>

    package init(_ findings: [Finding], _ baseline: Baseline, file: String, looked: LookedAt = .everything) {
        let allowed = Dictionary(baseline.entries.map { ($0.key, $0.count) }) { first, _ in first }
        let groups = Dictionary(grouping: findings, by: \.key)
        var left: [Finding] = []
        var tolerated: [Finding] = []
        var grown: [FindingKey] = []
        for (key, found) in groups {
            let limit = BuiltInRule(rawValue: key.rule)?.fitsBaseline == false ? 0 : allowed[key] ?? 0
            if found.count <= limit {
                tolerated += found
            } else {
                if limit == 0 { grown.append(key) }
                left += found.map { $0.grown(from: limit, to: found.count) }
            }
        }
        var moved: (from: Set<FindingKey>, to: Set<FindingKey>) = ([], [])
        let stale = baseline.entries.filter { looked.covers($0.key) && (groups[$0.key]?.count ?? 0) < $0.count }
        for entry in stale {
            let count = groups[entry.key]?.count ?? 0
            let place = ConfigurationPlace(file: file, line: baseline.lines[entry.key] ?? 1, column: 1)
            let next =
                count > 0
                ? nil
                : grown.sorted().first { key in
                    !moved.to.contains(key) && key.isMoved(from: entry.key) && groups[key]?.count == entry.count
                }
            if let next {
                moved.to.insert(next)
                moved.from.insert(entry.key)
                left.removeAll { $0.key == next }
                left.append(.moved(entry, to: next, place))
            } else {
                left.append(.stale(entry, count, place))
            }
        }
        self.findings = left.sorted()
        self.tolerated = tolerated.sorted()
        self.moved = moved.from
    }
}

extension FindingKey {
    /// Whether it is the same matter elsewhere: in another target, or of a file that went to another folder.
    fileprivate func isMoved(from other: FindingKey) -> Bool {
        rule == other.rule && to == other.to && self != other && lastPart == other.lastPart
            && (symbol == other.symbol || symbol.hasSuffix(".swift"))
    }

    /// Where the matter is, as far as that can be another place: its file, or its target.
    fileprivate var whereabouts: String { symbol.hasSuffix(".swift") ? symbol : from }

    /// The symbol without the folders of a path.
    private var lastPart: Substring {
        symbol.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    }
}

extension Finding {
    fileprivate func grown(from limit: Int, to count: Int) -> Finding {
        guard limit > 0 else { return self }
        var finding = self
        finding.message += " (the baseline tolerates \(limit), and now there are \(count))"
        return finding
    }

    fileprivate static func stale(_ entry: BaselineEntry, _ count: Int, _ place: ConfigurationPlace) -> Finding {
        Finding(
            FindingKey(
                rule: BuiltInRule.staleBaseline.rawValue, from: entry.key.from, to: entry.key.to, symbol: entry.text),
            at: nil, rule: place,
            message: "the baseline tolerates \(entry.count) of \(entry.key.rule) here, and there "
                + (count == 0 ? "are none any more" : "is no more than \(count)") + ": \(entry.text)",
            fix: "run karvon-lint baseline --prune")
    }

    fileprivate static func moved(_ entry: BaselineEntry, to key: FindingKey, _ place: ConfigurationPlace) -> Finding {
        Finding(
            FindingKey(
                rule: BuiltInRule.movedBaseline.rawValue, from: entry.key.from, to: entry.key.to, symbol: entry.text),
            at: nil, rule: place,
            message:
                "what the baseline tolerates in \(entry.key.whereabouts) is now in \(key.whereabouts): \(entry.text)",
            fix: "correct it where it is now, or run karvon-lint baseline to let the baseline follow")
    }
}
