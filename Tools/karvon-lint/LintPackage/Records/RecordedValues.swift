extension String: Recorded {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) { self = try record.text() }

    @inlinable package func write(to record: inout RecordWriter) { record.add(self) }
}

extension UInt64: Recorded {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) { self = try record.number() }

    @inlinable package func write(to record: inout RecordWriter) { record.add(self) }
}

extension Int: Recorded {
    /// Small numbers of either sign take few bytes: 0, -1, 1, -2, 2 are written as 0, 1, 2, 3, 4.
    @inlinable package init(from record: inout RecordReader) throws(RecordError) {
        let number = try record.number()
        self = Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
    }

    @inlinable package func write(to record: inout RecordWriter) {
        record.add(UInt64(truncatingIfNeeded: self << 1 ^ self >> (Int.bitWidth - 1)))
    }
}

extension Bool: Recorded {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) { self = try record.number() == 1 }

    @inlinable package func write(to record: inout RecordWriter) { record.add(self ? 1 : 0) }
}

extension Array: Recorded where Element: Recorded {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) {
        self = try Element.list(of: try record.count(), from: &record)
    }

    @inlinable package func write(to record: inout RecordWriter) {
        record.add(UInt64(count))
        for element in self { element.write(to: &record) }
    }
}

extension Optional: Recorded where Wrapped: Recorded {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) {
        self = try record.number() == 0 ? nil : try Wrapped(from: &record)
    }

    @inlinable package func write(to record: inout RecordWriter) {
        record.add(self == nil ? 0 : 1)
        self?.write(to: &record)
    }
}

extension Set: Recorded where Element: Recorded & Comparable {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) {
        self = Set(try [Element](from: &record))
    }

    @inlinable package func write(to record: inout RecordWriter) { sorted().write(to: &record) }
}

extension Dictionary: Recorded where Key: Recorded & Comparable, Value: Recorded {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) {
        self = [:]
        for _ in 0..<(try record.count()) {
            let key = try Key(from: &record)
            self[key] = try Value(from: &record)
        }
    }

    @inlinable package func write(to record: inout RecordWriter) {
        record.add(UInt64(count))
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            key.write(to: &record)
            value.write(to: &record)
        }
    }
}

/// One of an enumeration's words.
extension Recorded where Self: RawRepresentable<String> {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) {
        guard let word = Self(rawValue: try record.text()) else { throw RecordError() }
        self = word
    }

    @inlinable package func write(to record: inout RecordWriter) { record.add(rawValue) }
}
