import LintRules

/// Findings for programs: one JSON object with `version`, counts and all findings, as the schema in the docs says.
package struct JSONFormat: ReportFormat {
    /// Goes up when a key changes its meaning or goes away.
    static let version = 1

    package init() {}

    package func text(_ report: Report) -> String {
        JSON.members([
            "version": .int(Self.version),
            "errors": .int(report.errorCount),
            "warnings": .int(report.count(.warning)),
            "notes": .int(report.count(.note)),
            "tolerated": .int(report.tolerated.count),
            "files": .int(report.fileCount),
            "targets": .int(report.moduleCount),
            "contracts": .int(report.contractCount),
            "unjudged": .list(report.unjudged.map(JSON.string)),
            "failures": .list(
                report.failures.map { failure in
                    .members(["message": .string(failure.message), "place": failure.shownPlace.map(Self.place)])
                }),
            "findings": .array(report.findings.map(Self.finding)),
        ]).lines
    }

    static func finding(_ finding: Finding) -> JSON {
        .members([
            "rule": .string(finding.rule),
            "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message),
            "from": .string(finding.key.from),
            "to": finding.key.to.isEmpty ? nil : .string(finding.key.to),
            "symbol": finding.key.symbol.isEmpty ? nil : .string(finding.key.symbol),
            "place": finding.place.map(place),
            "rulePlace": finding.rulePlace.map { place(SourcePlace($0)) },
            "chain": .array(finding.chain.map(hop)),
            "allowed": .text(finding.allowed),
            "fix": .text(finding.fix),
        ])
    }

    private static func hop(_ hop: Hop) -> JSON {
        .members([
            "from": .string(hop.from), "to": .string(hop.to), "place": hop.place.map(place),
            "note": hop.note.isEmpty ? nil : .string(hop.note),
        ])
    }

    static func place(_ place: SourcePlace) -> JSON {
        .members(["path": .string(place.path), "line": .int(place.line), "column": .int(place.column)])
    }
}
