/// A type that a declaration inherits from or conforms to.
public struct Inherited: Hashable, Sendable, BitwiseCopyable {
    /// The type as written, without attributes; `~Copyable` keeps its sign.
    public var type: Name

    /// The attributes in front, as `@unchecked`, or nothing.
    public var attributes: Name

    var typeOffset: UInt32

    /// Where the type begins.
    public var offset: Int { Int(typeOffset) }
}
