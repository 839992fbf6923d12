import LintConfiguration
import LintRules

/// Findings as annotations of a GitHub workflow: `::error file=...,line=...,col=...,title=RULE::message`.
package struct GitHubFormat: ReportFormat {
    package init() {}

    package func text(_ report: Report) -> String {
        report.findings.map { line($0) + "\n" }.joined()
    }

    private func line(_ finding: Finding) -> String {
        let command = finding.severity == .note ? "notice" : finding.severity.rawValue
        let chain = finding.chain.count > 1 ? finding.chain.map { "\($0.from) -> \($0.to) \(text($0.place))" } : []
        let parts =
            [finding.message] + chain + (finding.allowed.map { ["allowed instead: \($0)"] } ?? [])
            + (finding.fix.map { ["fix: \($0)"] } ?? [])
        var properties: [String] = []
        if let place = finding.place {
            properties = ["file=\(property(place.path))", "line=\(place.line)", "col=\(place.column)"]
        } else if let place = finding.rulePlace {
            properties = ["file=\(property(place.file))", "line=\(place.line)", "col=\(place.column)"]
        }
        properties.append("title=\(property(finding.rule))")
        return "::\(command) \(properties.joined(separator: ","))::\(message(parts.joined(separator: "\n")))"
    }

    private func text(_ place: SourcePlace?) -> String { place.map { "\($0)" } ?? "" }

    private func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
