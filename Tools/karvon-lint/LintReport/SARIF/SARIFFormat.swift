/// Findings as SARIF 2.1.0, for code scanning and editors.
///
/// Columns count UTF-16 code units, for which the lines with findings are read. Paths are relative to the repository.
package struct SARIFFormat: ReportFormat {
    /// How many results a run may have before code scanning refuses the file.
    package static let mostResults = 25_000

    private let version: String
    private let showsTolerated: Bool
    private let limit: Int
    private let read: @Sendable (String) -> [UInt8]?

    /// - Parameters:
    ///   - version: the tool's.
    ///   - showsTolerated: whether what the baseline tolerates is told, as suppressed.
    ///   - limit: how many results are told at most.
    ///   - read: gives a file's bytes, by its path as seen from the package's folder.
    package init(
        version: String, showsTolerated: Bool = false, limit: Int = mostResults,
        read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.version = version
        self.showsTolerated = showsTolerated
        self.limit = limit
        self.read = read
    }

    package func text(_ report: Report) -> String {
        let all =
            report.bySeverity.map { ($0, false) } + (showsTolerated ? report.tolerated.map { ($0, true) } : [])
        let kept = all.prefix(limit)
        let locations = SARIFLocations(report, read: read)
        var results = SARIFResults(report, locations)
        return JSON.members([
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                .members([
                    "tool": .members(["driver": driver(report)]),
                    "invocations": [invocation(report, locations, leftOut: all.count - kept.count)],
                    "originalUriBaseIds": .members([
                        "SRCROOT": .members(["description": .members(["text": "The repository's folder."])])
                    ]),
                    "newlineSequences": ["\r\n", "\n", "\r"],
                    "columnKind": "utf16CodeUnits",
                    "results": .array(kept.map { results.result($0, isTolerated: $1) }),
                ])
            ],
        ]).lines
    }

    private func driver(_ report: Report) -> JSON {
        .members([
            "name": "karvon-lint", "semanticVersion": .string(version),
            "rules": .array(report.rules.map(\.descriptor)),
        ])
    }

    /// The run; why it could not be done, and what was left out for the limit, is told, never silent.
    private func invocation(_ report: Report, _ locations: SARIFLocations, leftOut count: Int) -> JSON {
        let text = "\(count) results are left out, the least severe: a run may have \(limit)"
        let notes =
            report.failures.map { failure in
                notification("error", failure.message, failure.shownPlace.map { [locations.location($0)] })
            } + (count > 0 ? [notification("warning", text, nil)] : [])
        return .members([
            "executionSuccessful": .bool(report.failures.isEmpty), "toolExecutionNotifications": .list(notes),
        ])
    }

    private func notification(_ level: String, _ text: String, _ locations: [JSON]?) -> JSON {
        .members([
            "level": .string(level), "message": .members(["text": .string(text)]),
            "locations": locations.map(JSON.array),
        ])
    }
}
