/// `// karvon-lint:ignore RULE [RULE ...] -- reason`: the named rules keep silent, for the reason that is said.
///
/// At the end of a line it speaks of that line; alone on a line, of the next line that has code.
/// Words behind `--` never are rules, and a comment without rules or reason is a ``Problem``.
public struct IgnoreComment: Hashable, Sendable {
    /// The rules that keep silent.
    public var rules: [String]
    /// What is said behind `--`.
    public var reason: String

    /// True when nothing but spaces stands in front of it on its line.
    public var isAlone: Bool

    /// Where the comment begins.
    public var offset: Int

    package init(rules: [String], reason: String, isAlone: Bool, offset: Int) {
        self.rules = rules
        self.reason = reason
        self.isAlone = isAlone
        self.offset = offset
    }
}
