/// What a finding is about, whatever its line and its measured numbers are: by this a baseline knows it again.
package struct FindingKey: Hashable, Sendable, Comparable {
    package let rule: String
    /// The importing target, or the one that holds the declaration.
    package let from: String
    /// The imported module, or nothing.
    package let to: String
    /// The declaration, file or other thing within the target, or nothing.
    package let symbol: String

    package init(rule: String, from: String, to: String = "", symbol: String = "") {
        self.rule = rule
        self.from = from
        self.to = to
        self.symbol = symbol
    }

    package static func < (left: FindingKey, right: FindingKey) -> Bool {
        (left.rule, left.from, left.to, left.symbol) < (right.rule, right.from, right.to, right.symbol)
    }
}
