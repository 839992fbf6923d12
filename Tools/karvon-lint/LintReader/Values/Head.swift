/// How an expression begins: enough to tell `X()`, `X.shared`, `.live` and a literal apart.
public struct Head: Hashable, Sendable, BitwiseCopyable {
    /// What the expression begins with.
    public enum Kind: UInt8, Hashable, Sendable, BitwiseCopyable {
        /// There is no expression.
        case none
        /// A dotted path: `X.shared`, `.live`, `value`.
        case path
        /// A dotted path that is called: `X()`, `X.make(1)`, `X { }`.
        case call
        /// A number, text, regular expression, `true`, `false` or `nil`.
        case literal
        case closure
        /// `[...]`.
        case collection
        /// Anything else: a tuple, `if`, a key path.
        case other
    }

    static let none = Head(kind: .none, path: .none)

    /// What the expression begins with.
    public var kind: Kind

    /// The dotted path without spaces, generic arguments and back-ticks, as `URLSession.shared`.
    public var path: Name
}
