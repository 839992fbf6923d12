import LintConfiguration

/// An import that a contract overlooks, for a reason that is said.
///
/// With a pattern in it, it says how many edges it covers, so that it can't silently cover new ones.
package struct ExceptedEdge: Hashable, Sendable, CustomStringConvertible {
    package let from: NamePattern
    package let to: NamePattern
    package let because: String
    package let covers: Int?
    package let place: ConfigurationPlace

    package var description: String { "\(from) -> \(to)" }

    func fits(_ from: String, _ to: String) -> Bool {
        self.from.match(from).map { self.to.fits(to, $0) } ?? false
    }

    func fits(_ key: FindingKey) -> Bool { fits(key.from, key.to) }

    /// What is wrong with it when it lets just these findings' edges through, and the fix; nil when it is right.
    func objection(edges: [String], of rule: String = "the contract") -> (message: String, fix: String)? {
        if edges.isEmpty {
            return ("the exception \(self) lets nothing through that \(rule) forbids", "remove the exception")
        }
        let expected = covers ?? 1
        guard expected != edges.count else { return nil }
        let list = edges.joined(separator: ", ")
        return (
            "the exception \(self) covers \(Count.text(edges.count, "edge")) and says \(expected): \(list)",
            edges.count < expected
                ? "set covers: \(edges.count)" : "remove the new imports, or name the edges one by one"
        )
    }
}
