/// Lists a screen's elements as plain statements, with `if`, `switch` and `for`.
@resultBuilder
public enum ScreenBuilder {
    /// One piece of content.
    public static func buildExpression(_ content: some ScreenContent) -> [Element] { content.elements }

    /// Elements made elsewhere.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

    /// All pieces, in the order written.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }

    /// Nothing where an `if` without `else` is false.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

    /// The branch taken.
    public static func buildEither(first: [Element]) -> [Element] { first }

    /// The branch taken.
    public static func buildEither(second: [Element]) -> [Element] { second }

    /// One round of a loop after the other.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}
