/// A value that a cache keeps: written as fields in a fixed order, and read back in the same.
///
/// A type says its fields once, for both ways, in a ``Record``; an enumeration of words says nothing at all. Many times
/// as quick as `Codable` with JSON, above all in a process that reads once.
package protocol Recorded: SendableMetatype {
    init(from record: inout RecordReader) throws(RecordError)
    func write(to record: inout RecordWriter)
}

/// What is read is no such record.
package struct RecordError: Error {}

/// A value whose fields are described.
package protocol RecordedByFields: Recorded {
    static var record: Record<Self> { get }
}

extension RecordedByFields {
    package init(from record: inout RecordReader) throws(RecordError) { self = try Self.record.read(&record) }

    package func write(to record: inout RecordWriter) { Self.record.write(self, &record) }
}

/// How a value is made of its fields and taken apart into them:
///
///     static let record = Record(Self.init(name:version:)) { ($0.name, $0.version) }
package struct Record<Value>: Sendable {
    let read: @Sendable (inout RecordReader) throws(RecordError) -> Value
    let write: @Sendable (Value, inout RecordWriter) -> Void

    /// A value that has all fields.
    package init<each Field: Recorded>(
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
    package init(oneOf cases: Case...) {
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
    package struct Case: Sendable {
        fileprivate let read: @Sendable (inout RecordReader) throws(RecordError) -> Value
        /// Whether the value is of this case; only then something is written.
        fileprivate let write: @Sendable (Value, Int, inout RecordWriter) -> Bool

        /// - Parameter fields: what the value holds, or nil when it is of another case.
        package init<each Field: Recorded>(
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
