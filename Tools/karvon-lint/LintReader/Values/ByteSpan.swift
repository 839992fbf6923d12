/// Bytes of a file, from an offset up to an offset that no longer belongs to them.
public struct ByteSpan: Hashable, Sendable, BitwiseCopyable {
    let lower: UInt32
    var upper: UInt32

    init(_ lower: Int, _ upper: Int) {
        self.lower = UInt32(truncatingIfNeeded: lower)
        self.upper = UInt32(truncatingIfNeeded: max(lower, upper))
    }

    /// The offset of the first byte.
    public var start: Int { Int(lower) }

    /// The offset behind the last byte.
    public var end: Int { Int(upper) }

    /// Whether the byte at the offset is among them.
    public func holds(_ offset: Int) -> Bool { offset >= start && offset < end }
}

/// A run of entries in one of a file's tables.
public struct Entries: Hashable, Sendable, BitwiseCopyable {
    static let none = Entries(0, 0)

    let lower: UInt32
    let count: UInt32

    init(_ lower: Int, _ upper: Int) {
        self.lower = UInt32(truncatingIfNeeded: lower)
        self.count = UInt32(truncatingIfNeeded: max(0, upper - lower))
    }

    var range: Range<Int> { Int(lower)..<Int(lower) + Int(count) }

    /// True when the run has no entry.
    public var isEmpty: Bool { count == 0 }
}
