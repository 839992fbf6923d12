/// Writes numbers in as few bytes as they need, and texts once: a text that came before is told by its number.
@usableFromInline package struct RecordWriter {
    package private(set) var bytes: [UInt8] = []
    private var texts: [String: UInt64] = [:]

    package init() {}

    @usableFromInline package mutating func add(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A record within this one, which can be read by itself.
    package mutating func add(_ part: RecordWriter) { add(part.bytes[...]) }

    /// The bytes of such a record.
    mutating func add(_ part: ArraySlice<UInt8>) {
        add(UInt64(part.count))
        bytes += part
    }

    @usableFromInline package mutating func add(_ text: String) {
        if let known = texts[text] { return add(known) }
        texts[text] = UInt64(texts.count + 1)
        add(0)
        add(UInt64(text.utf8.count))
        bytes += text.utf8
    }
}
