import LintRules

/// Metrics as tables for people.
enum MetricsTable {
    static func text(_ metrics: PackageMetrics) -> String {
        let tables =
            [table("module", metrics.modules)] + (metrics.groups.isEmpty ? [] : [table("group", metrics.groups)])
        return tables.joined(separator: "\n") + "\n" + legend
    }

    private static let legend = """
        Ca: modules outside that import it. Ce: modules outside that it imports. ext: modules from elsewhere that it imports.
        abs: protocols and open classes among its types. I = Ce / (Ca + Ce). A = abs / types. D = |A + I - 1|.

        """

    private static func table(_ title: String, _ rows: [PackageMetrics.Row]) -> String {
        let head = [title, "Ca", "Ce", "ext", "types", "abs", "I", "A", "D", "circle"]
        let cells =
            [head]
            + rows.map { row in
                [
                    row.name, "\(row.afferent)", "\(row.efferent)", "\(row.external)", "\(row.counts.types)",
                    "\(row.counts.abstractTypes)", decimal(row.instability), decimal(row.abstractness),
                    decimal(row.distance), row.circle.isEmpty ? "" : row.circle.joined(separator: ", "),
                ]
            }
        let widths = head.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { line in
            var text = ""
            for (column, cell) in line.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                switch column {
                case 0: text += cell + padding
                case head.count - 1: text += cell.isEmpty ? "" : "  \(cell)"
                default: text += "  " + padding + cell
                }
            }
            // The last heading is said only where there are circles.
            let isBare = rows.allSatisfy(\.circle.isEmpty) && line == head
            return (isBare ? String(text.dropLast("  circle".count)) : text) + "\n"
        }.joined()
    }

    /// Two decimals, or a dash where there is no such number.
    private static func decimal(_ number: Double?) -> String {
        guard let number else { return "-" }
        let hundredths = Int((number * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
