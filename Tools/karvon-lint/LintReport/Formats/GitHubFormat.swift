import LintRules

/// Findings as annotations of a GitHub workflow: `::error file=...,line=...,col=...,title=RULE::message`.
///
/// A step shows ten annotations of a kind. So the first ten errors, warnings and notes are annotations, errors first;
/// the others stand behind them in the log, in a group whose title counts them.
package struct GitHubFormat: ReportFormat {
    /// How many annotations of a kind a step shows.
    static let mostOfAKind = 10

    package init() {}

    package func text(_ report: Report) -> String {
        var lines = report.failures.map { failure in
            "::error \(properties(failure.shownPlace, "karvon-lint", report))::\(message(failure.message))"
        }
        var left: [Finding] = []
        for severity in Severity.allCases {
            let findings = report.findings.filter { $0.severity == severity }
            lines += findings.prefix(Self.mostOfAKind).map { annotation($0, report) }
            left += findings.dropFirst(Self.mostOfAKind)
        }
        if !left.isEmpty {
            let counts = Count.text { severity in left.count { $0.severity == severity } }
            lines.append("::group::\(counts) more, past the \(Self.mostOfAKind) of a kind that a step annotates")
            // Two spaces, so that no line can be taken for a command.
            lines += left.map { "  " + $0.line }
            lines.append("::endgroup::")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func annotation(_ finding: Finding, _ report: Report) -> String {
        let command = finding.severity == .note ? "notice" : finding.severity.rawValue
        let text = ([finding.message] + finding.steps + finding.advice + finding.ruleLine).joined(separator: "\n")
        return "::\(command) \(properties(finding.shownPlace, finding.rule, report))::\(message(text))"
    }

    private func properties(_ place: SourcePlace?, _ title: String, _ report: Report) -> String {
        let place = place.map { place in
            "file=\(property(report.path(place.path))),line=\(place.line),col=\(place.column),"
        }
        return "\(place ?? "")title=\(property(title))"
    }

    private func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
            .replacing("\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
