import LintConfiguration

/// One thing that is against the rules: which rule, where, how it comes about, and what to do.
package struct Finding: Hashable, Sendable {
    /// What it is about; its `rule` is the rule's id or the contract's name.
    package var key: FindingKey
    package var severity: Severity
    /// Where it is; nil when no file of the package shows it.
    package var place: SourcePlace?
    /// Where the rules file says so; nil for rules that hold without being written.
    package var rulePlace: ConfigurationPlace?
    package var message: String
    /// The shortest way from the module that may not to the one that it may not reach.
    package var chain: [Hop]
    /// What is allowed instead, one line.
    package var allowed: String?
    package var fix: String?
    /// How the import at its place can be changed without a thought; nil when it takes one.
    package var importFix: ImportFix?

    package init(
        _ key: FindingKey, severity: Severity = .error, at place: SourcePlace?,
        rule rulePlace: ConfigurationPlace? = nil,
        message: String, chain: [Hop] = [], allowed: String? = nil, fix: String? = nil
    ) {
        self.key = key
        self.severity = severity
        self.place = place
        self.rulePlace = rulePlace
        self.message = message
        self.chain = chain
        self.allowed = allowed
        self.fix = fix
    }

    /// The same, with a change of the import at its place that is safe.
    func mended(by fix: ImportFix) -> Finding {
        var finding = self
        finding.importFix = fix
        return finding
    }

    /// The rule's id or the contract's name.
    package var rule: String { key.rule }

    /// Whether a baseline may tolerate it.
    package var fitsBaseline: Bool { BuiltInRule(rawValue: rule)?.fitsBaseline ?? true }
}

extension Finding: Comparable {
    /// By place, then by rule and what it is about; what has no place comes first, by the rules file's places, and what
    /// has none of these either before it.
    package static func < (left: Finding, right: Finding) -> Bool {
        if let first = left.place, let second = right.place {
            if first != second { return first < second }
        } else if left.place != right.place {
            return left.place == nil
        } else if left.rulePlace != right.rulePlace {
            return comesFirst(left.rulePlace, right.rulePlace)
        }
        return (left.key, left.message) < (right.key, right.message)
    }

    private static func comesFirst<Place: Comparable>(_ left: Place?, _ right: Place?) -> Bool {
        guard let right else { return false }
        return left.map { $0 < right } ?? true
    }
}

extension [Finding] {
    /// All in their order, equal ones once.
    func sortedOnce() -> [Finding] {
        // Numbers are moved with less ado than findings.
        let sorted = indices.sorted { self[$0] < self[$1] }.map { self[$0] }
        if zip(sorted, sorted.dropFirst()).allSatisfy(<) { return sorted }
        var kept: [Finding] = []
        // Equal ones have the same place in the order, as some others may.
        var firstAlike = 0
        for finding in sorted {
            if let last = kept.last, last < finding { firstAlike = kept.count }
            if !kept[firstAlike...].contains(finding) { kept.append(finding) }
        }
        return kept
    }
}
