/// A value that a cache keeps: written as fields in a fixed order, and read back in the same.
///
/// A type says its fields once, for both ways, in a ``Record``; an enumeration of words says nothing at all. Many times
/// as quick as `Codable` with JSON, above all in a process that reads once.
@usableFromInline package protocol Recorded: SendableMetatype {
    init(from record: inout RecordReader) throws(RecordError)
    func write(to record: inout RecordWriter)

    /// Reads so many values: asked of the type, so that code made for it does so.
    static func list(of count: Int, from record: inout RecordReader) throws(RecordError) -> [Self]
}

extension Recorded {
    @inlinable package static func list(
        of count: Int, from record: inout RecordReader
    ) throws(RecordError) -> [Self] {
        guard count > 0 else { return [] }
        var values: [Self] = []
        // A broken record is to ask for no memory that its bytes do not fill.
        values.reserveCapacity(min(count, 1_024))
        for _ in 0..<count { values.append(try Self(from: &record)) }
        return values
    }
}

/// What is read is no such record.
@usableFromInline package struct RecordError: Error {
    @inlinable package init() {}
}

/// A value whose fields are described.
@usableFromInline package protocol RecordedByFields: Recorded {
    static var record: Record<Self> { get }
}

extension RecordedByFields {
    @inlinable package init(from record: inout RecordReader) throws(RecordError) {
        self = try Self.record.read(&record)
    }

    @inlinable package func write(to record: inout RecordWriter) { Self.record.write(self, &record) }
}

/// How a value is made of its fields and taken apart into them:
///
///     static let record = Record(Self.init(name:version:)) { ($0.name, $0.version) }
@usableFromInline package struct Record<Value>: Sendable {
    @usableFromInline let read: @Sendable (inout RecordReader) throws(RecordError) -> Value
    @usableFromInline let write: @Sendable (Value, inout RecordWriter) -> Void

    /// A value that has all fields.
    @inlinable package init<each Field: Recorded>(
        _ make: @escaping @Sendable (repeat each Field) -> Value,
        _ fields: @escaping @Sendable (Value) -> (repeat each Field)
    ) {
        read = { (record: inout RecordReader) throws(RecordError) -> Value in
            make(repeat try (each Field)(from: &record))
        }
        write = { value, record in
            let fields = fields(value)
            repeat (each fields).write(to: &record)
        }
    }

    /// A value that is one of several cases, told apart by their numbers in the list.
    @inlinable package init(oneOf cases: Case...) {
        read = { (record: inout RecordReader) throws(RecordError) -> Value in
            let number = try record.number()
            guard number < cases.count else { throw RecordError() }
            return try cases[Int(number)].read(&record)
        }
        write = { value, record in
            for (number, one) in cases.enumerated() where one.write(value, number, &record) { return }
        }
    }

    /// One case of an enumeration, with what it holds.
    @usableFromInline package struct Case: Sendable {
        @usableFromInline let read: @Sendable (inout RecordReader) throws(RecordError) -> Value
        /// Whether the value is of this case; only then something is written.
        @usableFromInline let write: @Sendable (Value, Int, inout RecordWriter) -> Bool

        /// - Parameter fields: what the value holds, or nil when it is of another case.
        @inlinable package init<each Field: Recorded>(
            _ make: @escaping @Sendable (repeat each Field) -> Value,
            _ fields: @escaping @Sendable (Value) -> (repeat each Field)?
        ) {
            read = { (record: inout RecordReader) throws(RecordError) -> Value in
                make(repeat try (each Field)(from: &record))
            }
            write = { value, number, record in
                guard let fields = fields(value) else { return false }
                record.add(UInt64(number))
                repeat (each fields).write(to: &record)
                return true
            }
        }
    }
}
