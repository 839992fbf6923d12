import LintRules

/// What a check ends with, ready to be written in one of several ways.
package struct Report: Sendable {
    /// Sorted.
    package let findings: [Finding]
    package let fileCount: Int
    package let moduleCount: Int
    package let contractCount: Int
    /// How many findings the baseline tolerates.
    package let tolerated: Int

    package init(findings: [Finding], fileCount: Int, moduleCount: Int, contractCount: Int, tolerated: Int) {
        self.findings = findings
        self.fileCount = fileCount
        self.moduleCount = moduleCount
        self.contractCount = contractCount
        self.tolerated = tolerated
    }

    package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether the check fails.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// A way to write a report.
package protocol ReportFormat: Sendable {
    /// The whole text, which ends with a line end, or nothing.
    func text(_ report: Report) -> String
}
