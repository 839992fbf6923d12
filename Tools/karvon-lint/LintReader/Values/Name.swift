/// A piece of text of one source file, kept as its place.
///
/// Two names are equal when they stand at the same place; ask ``SourceFile/text(_:)`` to compare what they say.
public struct Name: Hashable, Sendable, BitwiseCopyable {
    /// The name that says nothing.
    public static let none = Name(0, 0)

    /// Where it begins: in the file's bytes, or behind them among the texts that do not stand in the file as they are.
    let start: UInt32
    let count: UInt32

    init(_ start: Int, _ end: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        count = UInt32(truncatingIfNeeded: max(0, end &- start))
    }

    /// True when there is no such text.
    public var isNone: Bool { count == 0 }
}
