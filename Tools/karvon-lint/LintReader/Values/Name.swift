/// A piece of text of one source file, kept once and compared as a number.
///
/// Names of two files must not be compared with each other; ask ``SourceFile/text(_:)`` for their text.
public struct Name: Hashable, Sendable {
    /// The name that says nothing.
    public static let none = Name(index: 0)

    let index: UInt32

    /// True when there is no such text.
    public var isNone: Bool { index == 0 }
}
