/// An attribute of a declaration: `@Name(arguments)`.
public struct Attribute: Hashable, Sendable, BitwiseCopyable {
    /// The name without `@`, with its dots.
    public var name: Name

    /// What stands between the parentheses, as written.
    public var arguments: Name

    var conditionIndex: UInt32

    /// From the `@` to the last byte.
    public var span: ByteSpan

    /// Where the `@` is.
    public var offset: Int { span.start }
}
