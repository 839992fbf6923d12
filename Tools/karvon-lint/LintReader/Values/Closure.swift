/// A closure that is kept or handed on, with what it captures.
///
/// Read are closures that are assigned, initial values, arguments of an initialiser (a capitalised callee or `init`) or
/// of a function whose name is watched, and every closure that has a capture list.
public struct Closure: Hashable, Sendable, BitwiseCopyable {
    /// Where a closure stands.
    public enum Form: UInt8, Hashable, Sendable, BitwiseCopyable {
        /// `target = { ... }`.
        case assigned
        /// `let target = { ... }`, in a body.
        case local
        /// The initial value of the declaration `owner`.
        case initialValue
        /// `target(label: { ... })`.
        case argument
        /// `target(...) { ... }`.
        case trailing
        /// Anywhere else.
        case other
    }

    /// Where it stands.
    public var form: Form

    /// What it is assigned to or what it is given to: the last component.
    public var target: Name

    /// What stands in front of the target's dot, when it is one word.
    public var base: Name

    /// The argument's label.
    public var label: Name

    /// Its capture list: ask the file for ``SourceFile/captures(of:)``.
    public var captures: Entries

    /// True when a dot stands in front of the target, also behind something that is no word: `make().target = { ... }`.
    public var isMember: Bool

    /// True when `self` is written in it, also in closures inside it.
    public var mentionsSelf: Bool

    /// The index of the declaration it stands in, or -1.
    public var owner: Int32

    var conditionIndex: UInt32

    /// From `{` to `}`.
    public var span: ByteSpan

    /// Where the `{` is.
    public var offset: Int { span.start }
}

/// An entry of a closure's capture list.
public struct Capture: Hashable, Sendable, BitwiseCopyable {
    /// How strongly a value is held.
    public enum Strength: UInt8, Hashable, Sendable, BitwiseCopyable {
        case strong, weak, unowned, unownedSafe, unownedUnsafe
    }

    /// How strongly the value is held.
    public var strength: Strength

    /// The name inside the closure: `self` in `[weak self]`, `model` in `[weak model = viewModel]`.
    public var name: Name

    /// How the captured value begins when one is written.
    public var value: Head
}
