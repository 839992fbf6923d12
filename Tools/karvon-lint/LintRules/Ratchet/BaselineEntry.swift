/// What a baseline tolerates: so many findings about one thing.
package struct BaselineEntry: Hashable, Sendable, Comparable {
    package let key: FindingKey
    package let count: Int

    package init(key: FindingKey, count: Int) {
        self.key = key
        self.count = count
    }

    /// One line: rule, edge, symbol and count, with bars between them.
    package var text: String {
        let edge = key.to.isEmpty ? key.from : "\(key.from) -> \(key.to)"
        let symbol = key.symbol.isEmpty ? "-" : key.symbol == "-" ? Self.minus : key.symbol
        return [key.rule, edge, symbol, String(count)].joined(separator: " | ")
    }

    /// How the operator is written, for alone it says that there is no symbol.
    private static let minus = "`-`"

    /// Reads a line; nil when it is none.
    package init?(line: Substring) {
        let parts = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, let count = Int(parts[parts.count - 1]), count > 0, !parts[0].isEmpty else {
            return nil
        }
        // A symbol may have bars of its own, as siblings of a layer have.
        let symbol = parts[2..<(parts.count - 1)].joined(separator: " | ")
        let ends = parts[1].split(separator: " -> ", omittingEmptySubsequences: false).map(String.init)
        guard ends.count <= 2 else { return nil }
        self.count = count
        key = FindingKey(
            rule: parts[0], from: ends[0], to: ends.count == 2 ? ends[1] : "",
            symbol: symbol == "-" ? "" : symbol == Self.minus ? "-" : symbol)
    }

    package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool { left.key < right.key }
}
