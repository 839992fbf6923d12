import LintRules

/// The ways in which metrics can be written.
package enum MetricsFormat: String, CaseIterable, Sendable {
    case text, json

    /// Goes up when a key of the JSON changes its meaning or goes away.
    static let version = 1

    package func text(_ metrics: PackageMetrics) -> String {
        switch self {
        case .text: MetricsTable.text(metrics)
        case .json:
            JSON.members([
                "version": .int(Self.version), "modules": .array(metrics.modules.map(Self.row)),
                "groups": .array(metrics.groups.map(Self.row)),
            ]).lines
        }
    }

    private static func row(_ row: PackageMetrics.Row) -> JSON {
        .members([
            "name": .string(row.name), "group": .text(row.group), "afferent": .int(row.afferent),
            "efferent": .int(row.efferent), "external": .int(row.external), "types": .int(row.counts.types),
            "abstractTypes": .int(row.counts.abstractTypes), "instability": .decimal(row.instability),
            "abstractness": .decimal(row.abstractness), "distance": .decimal(row.distance),
            "circle": .array(row.circle.map(JSON.string)),
        ])
    }
}
