import LintConfiguration
import LintReport
import LintRules

extension Report {
    /// A chain with an error, a warning, and something tolerated.
    static let sample = Report(
        findings: [
            Finding(
                FindingKey(rule: "layers", from: "Screen", to: "Store"),
                at: SourcePlace(path: "Sources/Screen/A, b.swift", line: 3, column: 8),
                rule: ConfigurationPlace(file: "architecture.json5", line: 7, column: 5),
                message: "Screen reaches Store through Model; 100% wrong",
                chain: [
                    Hop(
                        from: "Screen", to: "Model",
                        place: SourcePlace(path: "Sources/Screen/A, b.swift", line: 3, column: 8)),
                    Hop(
                        from: "Model", to: "Store",
                        place: SourcePlace(path: "Sources/Model/M.swift", line: 1, column: 8), note: "#if os(Linux)"),
                ], allowed: "Screen may import Model", fix: "cut one step of the chain"),
            Finding(
                FindingKey(rule: "size", from: "Screen", symbol: "B.swift"), severity: .warning,
                at: SourcePlace(path: "B.swift", line: 1, column: 1), message: "too long"),
        ], fileCount: 2, moduleCount: 1, contractCount: 1,
        tolerated: [
            Finding(
                FindingKey(rule: "size", from: "Model", symbol: "M.swift"), severity: .warning,
                at: SourcePlace(path: "Sources/Model/M.swift", line: 1, column: 1), message: "too long")
        ], rules: [layers, ReportedRule(.undeclaredImport, severity: .error)])

    private static let layers: ReportedRule = {
        var head = ContractHead(
            name: "layers", kind: "layers", place: ConfigurationPlace(file: "architecture.json5", line: 7, column: 5))
        head.because = "screens get use cases"
        return ReportedRule(head)
    }()

    static let clean = Report(
        findings: [], fileCount: 1, moduleCount: 2, contractCount: 3, rules: [layers])

    /// So many findings of each severity, sorted as a check sorts them.
    static func many(_ counts: [(Severity, Int)], message: String = "m") -> Report {
        let findings = counts.flatMap { severity, count in
            (0..<count).map { number in
                Finding(
                    FindingKey(rule: "r-\(severity.rawValue)", from: "A", to: "B\(number)"), severity: severity,
                    at: SourcePlace(path: "A.swift", line: number + 1, column: 1), message: "\(message) \(number)")
            }
        }
        return Report(findings: findings.sorted(), fileCount: 1, moduleCount: 1, contractCount: 1)
    }
}
