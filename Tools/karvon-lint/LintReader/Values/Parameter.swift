/// A parameter of a function, initialiser, subscript or macro, or an associated value of a case.
public struct Parameter: Hashable, Sendable, BitwiseCopyable {
    /// The argument's label: the first name; nothing for an associated value without one.
    public var label: Name

    /// The second name, when there is one.
    public var secondName: Name

    /// The type as written, with attributes and `inout`, without `...`.
    public var type: Name

    /// How the default argument begins.
    public var value: Head

    var nameOffset: UInt32

    /// Where the parameter begins.
    public var offset: Int { Int(nameOffset) }
}
