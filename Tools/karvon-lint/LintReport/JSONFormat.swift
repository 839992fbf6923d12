import Foundation
import LintConfiguration
import LintRules

/// Findings for programs: one JSON object with `version`, counts and all findings; keys sorted.
package struct JSONFormat: ReportFormat {
    /// Goes up when a key changes its meaning or goes away.
    static let version = 1

    package init() {}

    package func text(_ report: Report) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try? encoder.encode(Written(report))
        return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    private struct Written: Encodable {
        let version = JSONFormat.version
        let errors: Int
        let warnings: Int
        let notes: Int
        let tolerated: Int
        let files: Int
        let targets: Int
        let contracts: Int
        let findings: [WrittenFinding]

        init(_ report: Report) {
            errors = report.count(.error)
            warnings = report.count(.warning)
            notes = report.count(.note)
            tolerated = report.tolerated
            files = report.fileCount
            targets = report.moduleCount
            contracts = report.contractCount
            findings = report.findings.map(WrittenFinding.init)
        }
    }

    private struct WrittenFinding: Encodable {
        let rule: String
        let severity: String
        let message: String
        let from: String
        let to: String?
        let symbol: String?
        let place: WrittenPlace?
        let rulePlace: WrittenPlace?
        let chain: [WrittenHop]
        let allowed: String?
        let fix: String?

        init(_ finding: Finding) {
            rule = finding.rule
            severity = finding.severity.rawValue
            message = finding.message
            from = finding.key.from
            to = finding.key.to.isEmpty ? nil : finding.key.to
            symbol = finding.key.symbol.isEmpty ? nil : finding.key.symbol
            place = finding.place.map(WrittenPlace.init)
            rulePlace = finding.rulePlace.map { WrittenPlace(path: $0.file, line: $0.line, column: $0.column) }
            chain = finding.chain.map(WrittenHop.init)
            allowed = finding.allowed
            fix = finding.fix
        }
    }

    private struct WrittenHop: Encodable {
        let from: String
        let to: String
        let place: WrittenPlace?
        let note: String?

        init(_ hop: Hop) {
            from = hop.from
            to = hop.to
            place = hop.place.map(WrittenPlace.init)
            note = hop.note.isEmpty ? nil : hop.note
        }
    }

    private struct WrittenPlace: Encodable {
        let path: String
        let line: Int
        let column: Int

        init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }

        init(_ place: SourcePlace) { self.init(path: place.path, line: place.line, column: place.column) }
    }
}
