import LintConfiguration

/// The findings that are tolerated for now: a text file with one sorted line for each.
package struct Baseline: Hashable, Sendable {
    static let title =
        "# What karvon-lint tolerates for now; it only shrinks. `karvon-lint baseline --prune` takes out what is gone."

    /// Sorted.
    package let entries: [BaselineEntry]
    /// The lines of the entries in the file, from 1.
    let lines: [FindingKey: Int]

    package init(_ entries: [BaselineEntry]) {
        self.entries = entries.sorted()
        lines = [:]
    }

    /// A baseline that tolerates just these findings.
    package init(tolerating findings: [Finding]) {
        let kept = findings.filter { finding in
            finding.severity != .note && finding.fitsBaseline
        }
        self.init(Dictionary(grouping: kept, by: \.key).map { BaselineEntry(key: $0, count: $1.count) })
    }

    /// Reads a file's text; lines that begin with `#` and empty ones say nothing.
    package init(_ text: String, file: String) throws(ConfigurationError) {
        var entries: [BaselineEntry] = []
        var lines: [FindingKey: Int] = [:]
        let written = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in written.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            let place = ConfigurationPlace(file: file, line: index + 1, column: 1)
            guard let entry = BaselineEntry(line: line) else {
                throw ConfigurationError(
                    at: place, expected: "RULE | FROM -> TO | SYMBOL | COUNT", found: "\"\(line)\"")
            }
            if let first = lines[entry.key] {
                throw ConfigurationError(
                    at: place, expected: "each entry once", found: "an entry again, first at line \(first)")
            }
            lines[entry.key] = index + 1
            entries.append(entry)
        }
        self.entries = entries.sorted()
        self.lines = lines
    }

    /// The file's text.
    package var text: String { ([Self.title] + entries.map(\.text)).joined(separator: "\n") + "\n" }

    /// Each entry cut down to what is still found, what is gone left out; entries that were not looked at stay, and those
    /// of what has moved.
    package func pruned(to findings: [Finding], looked: LookedAt = .everything) -> Baseline {
        let counts = Dictionary(grouping: findings, by: \.key).mapValues(\.count)
        let moved = BaselineComparison(findings, self, file: "", looked: looked).moved
        return Baseline(
            entries.compactMap { entry in
                guard looked.covers(entry.key), !moved.contains(entry.key) else { return entry }
                let count = min(entry.count, counts[entry.key] ?? 0)
                return count > 0 ? BaselineEntry(key: entry.key, count: count) : nil
            })
    }
}

extension Baseline {
    /// This one, and what an older one says of things that were not looked at.
    package func keeping(_ old: Baseline, beyond looked: LookedAt) -> Baseline {
        Baseline(entries + old.entries.filter { !looked.covers($0.key) })
    }
}
