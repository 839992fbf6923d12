import LintRules

/// What a check ends with, ready to be written in one of several ways.
package struct Report: Sendable {
    /// Sorted.
    package let findings: [Finding]
    /// What the baseline tolerates; sorted.
    package let tolerated: [Finding]
    /// The rules that were checked, and those of the findings.
    package let rules: [ReportedRule]
    package let fileCount: Int
    package let moduleCount: Int
    package let contractCount: Int
    /// The package's folder as seen from its repository: nothing, or a path that ends with a slash.
    package let prefix: String

    package init(
        findings: [Finding], fileCount: Int, moduleCount: Int, contractCount: Int, tolerated: [Finding] = [],
        rules: [ReportedRule] = [], prefix: String = ""
    ) {
        self.findings = findings
        self.fileCount = fileCount
        self.moduleCount = moduleCount
        self.contractCount = contractCount
        self.tolerated = tolerated
        self.prefix = prefix
        let known = Set(rules.map(\.id))
        var others: [String: ReportedRule] = [:]
        for finding in findings + tolerated where !known.contains(finding.rule) && others[finding.rule] == nil {
            others[finding.rule] = ReportedRule(of: finding)
        }
        self.rules = rules + others.values.sorted { $0.id < $1.id }
    }

    package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether the check fails.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// The findings, errors first, each kind in their order.
    var bySeverity: [Finding] {
        Severity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
    }

    /// A path of the package as seen from its repository.
    func path(_ path: String) -> String { path.hasPrefix("/") ? path : prefix + path }
}

/// A way to write a report.
package protocol ReportFormat: Sendable {
    /// The whole text, which ends with a line end, or nothing.
    func text(_ report: Report) -> String
}
