/// Reads what a ``RecordWriter`` wrote, and throws at anything else.
///
/// It is inlinable, as are the records: other modules' values are then read by code that is made for their types.
@usableFromInline package struct RecordReader: Sendable {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline var offset: Int
    @usableFromInline let end: Int
    @usableFromInline var texts: [String] = []

    /// Reads from a byte on.
    package init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
        end = bytes.count
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        (offset, end) = (range.lowerBound, range.upperBound)
    }

    /// A record within this one; this one goes on behind it.
    package mutating func part() throws(RecordError) -> RecordReader {
        let count = try count()
        defer { offset += count }
        return RecordReader(bytes, offset..<(offset + count))
    }

    /// The bytes that were not read yet.
    var rest: ArraySlice<UInt8> { bytes[offset..<end] }

    @inlinable package mutating func number() throws(RecordError) -> UInt64 {
        var (number, shift): (UInt64, UInt64) = (0, 0)
        while offset < end, shift < 64 {
            let byte = bytes[offset]
            offset += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        throw RecordError()
    }

    /// How many bytes or elements follow; no more than bytes are left, so that a broken record asks for no memory.
    @inlinable package mutating func count() throws(RecordError) -> Int {
        let count = try number()
        guard count <= end - offset else { throw RecordError() }
        return Int(count)
    }

    @inlinable package mutating func text() throws(RecordError) -> String {
        let known = try number()
        if known > 0 {
            guard known <= texts.count else { throw RecordError() }
            return texts[Int(known) - 1]
        }
        let next = try count() + offset
        let text = String(decoding: bytes[offset..<next], as: UTF8.self)
        offset = next
        texts.append(text)
        return text
    }
}
