import LintRules

/// Findings as SARIF results.
struct SARIFResults {
    private let locations: SARIFLocations
    private let numbers: [String: Int]
    private var seen: [String: Int] = [:]

    init(_ report: Report, _ locations: SARIFLocations) {
        self.locations = locations
        numbers = Dictionary(report.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    /// One result; those about the same thing in one file are counted in the order in which they are asked for.
    mutating func result(_ finding: Finding, isTolerated: Bool) -> JSON {
        let fingerprint = Fingerprint.text(finding.key)
        let file = "\(finding.shownPlace?.path ?? "") \(fingerprint)"
        seen[file, default: 0] += 1
        return .members([
            "ruleId": .string(finding.rule),
            "ruleIndex": numbers[finding.rule].map(JSON.int),
            "level": .string(finding.severity.rawValue),
            "message": .members(["text": .string(([finding.message] + finding.advice).joined(separator: "\n"))]),
            "locations": [finding.shownPlace.map { locations.location($0) } ?? locations.manifest],
            "relatedLocations": .list(related(finding)),
            "codeFlows": .list(flow(finding)),
            "partialFingerprints": .members([
                "findingKey/v1": .string(fingerprint),
                "primaryLocationLineHash": .string("\(fingerprint):\(seen[file] ?? 1)"),
            ]),
            "suppressions": isTolerated ? [Self.suppression] : nil,
            "properties": .members([
                "from": finding.key.from.isEmpty ? nil : .string(finding.key.from),
                "to": finding.key.to.isEmpty ? nil : .string(finding.key.to),
                "symbol": finding.key.symbol.isEmpty ? nil : .string(finding.key.symbol),
            ]),
        ])
    }

    private static let suppression = JSON.members([
        "kind": "external", "status": "accepted", "justification": "tolerated by the baseline",
    ])

    /// The rule's own place, and the places of the steps.
    private func related(_ finding: Finding) -> [JSON] {
        var places: [(SourcePlace, String)] = []
        if finding.place != nil, let place = finding.rulePlace {
            places.append((SourcePlace(place), "the rule \(finding.rule)"))
        }
        if finding.chain.count > 1 {
            places += finding.chain.compactMap { hop in hop.place.map { ($0, Self.text(hop)) } }
        }
        return places.enumerated().map { locations.location($1.0, id: $0 + 1, message: $1.1) }
    }

    /// The chain, step by step.
    private func flow(_ finding: Finding) -> [JSON] {
        guard finding.chain.count > 1 else { return [] }
        let steps = finding.chain.map { hop in
            JSON.members(["location": locations.location(hop.place, message: Self.text(hop))])
        }
        return [.members(["threadFlows": [.members(["locations": .array(steps)])]])]
    }

    private static func text(_ hop: Hop) -> String {
        "\(hop.from) imports \(hop.to)" + (hop.note.isEmpty ? "" : " (\(hop.note))")
    }
}
