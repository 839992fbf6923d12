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
    /// Why nothing could be checked; else empty.
    package let failures: [Failure]
    /// What could not be judged, a line for each reason.
    package let unjudged: [String]
    /// The package's folder as seen from its repository: nothing, or a path that ends with a slash.
    package let prefix: String

    package init(
        findings: [Finding], fileCount: Int, moduleCount: Int, contractCount: Int, tolerated: [Finding] = [],
        rules: [ReportedRule] = [], unjudged: [String] = [], failures: [Failure] = [], prefix: String = ""
    ) {
        self.findings = findings
        self.fileCount = fileCount
        self.moduleCount = moduleCount
        self.contractCount = contractCount
        self.tolerated = tolerated
        self.unjudged = unjudged
        self.failures = failures
        self.prefix = prefix
        let known = Set(rules.map(\.id))
        var others: [String: ReportedRule] = [:]
        for finding in findings + tolerated where !known.contains(finding.rule) && others[finding.rule] == nil {
            others[finding.rule] = ReportedRule(of: finding)
        }
        self.rules = rules + others.values.sorted { $0.id < $1.id }
    }

    /// A report of a check that could not be done.
    package init(failures: [Failure], prefix: String) {
        self.init(findings: [], fileCount: 0, moduleCount: 0, contractCount: 0, failures: failures, prefix: prefix)
    }

    package func count(_ severity: Severity) -> Int { findings.indices.count { findings[$0].severity == severity } }

    /// Whether the check fails.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// The errors and what stood in the way of finding more.
    var errorCount: Int { count(.error) + failures.count }

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
