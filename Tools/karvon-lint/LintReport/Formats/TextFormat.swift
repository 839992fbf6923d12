import LintConfiguration
import LintRules

/// Findings for people: the place and message first, then the chain, what is allowed, the fix, and the rule's place.
package struct TextFormat: ReportFormat {
    /// How many findings are written together: two threads share the portions.
    private static let portion = 256

    private let isColored: Bool

    package init(isColored: Bool = false) { self.isColored = isColored }

    package func text(_ report: Report) -> String {
        guard report.failures.isEmpty else { return report.failures.map { "karvon-lint: \($0)\n" }.joined() }
        let portions = (report.findings.count + Self.portion - 1) / Self.portion
        let blocks = Parallel.map(portions) { number in
            var text = ""
            for finding in report.findings.dropFirst(number * Self.portion).prefix(Self.portion) {
                add(finding, to: &text)
                text += "\n"
            }
            return text
        }
        return blocks.joined() + summary(report)
    }

    /// One finding, which ends with a line end.
    package func block(_ finding: Finding) -> String {
        var text = ""
        add(finding, to: &text)
        return text
    }

    private func add(_ finding: Finding, to text: inout String) {
        let place = finding.place?.description ?? finding.rulePlace?.description ?? "the package"
        text += paint(place, .bold)
        text += ": "
        text += paint(finding.severity.rawValue + ":", color(finding.severity))
        text += " "
        text += finding.message
        text += " ["
        text += finding.rule
        text += "]\n"
        if finding.chain.count > 1 || finding.chain.contains(where: { $0.place != finding.place }) {
            let width = finding.chain.map { $0.from.count + $0.to.count }.max() ?? 0
            for hop in finding.chain {
                let step = "\(hop.from) -> \(hop.to)"
                let padding = String(repeating: " ", count: width - hop.from.count - hop.to.count)
                let place = hop.place.map { "\(padding)  \($0)" } ?? ""
                text += "    \(step)\(place)" + (hop.note.isEmpty ? "" : "  (\(hop.note))") + "\n"
            }
        }
        for line in finding.advice + finding.ruleLine {
            text += "    "
            text += line
            text += "\n"
        }
    }

    private func summary(_ report: Report) -> String {
        let counts = Count.text(report.count)
        let found = counts.isEmpty ? paint("no findings", .green) : counts
        let tolerated = report.tolerated.isEmpty ? "" : ", \(report.tolerated.count) tolerated by the baseline"
        return "\(found)\(tolerated) in \(Count.text(report.moduleCount, "target")), "
            + "\(Count.text(report.fileCount, "file")), \(Count.text(report.contractCount, "rule"))\n"
            + report.unjudged.map { "\(paint("not judged:", .yellow)) \($0)\n" }.joined()
    }

    private enum Paint: String {
        case bold = "1"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    private func color(_ severity: Severity) -> Paint {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }

    private func paint(_ text: String, _ paint: Paint) -> String {
        isColored ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
    }
}
