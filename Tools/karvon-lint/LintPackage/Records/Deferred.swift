/// A value that is taken from its record only when it is asked for, each time anew.
///
/// For the large part of a kept value that few runs need: what nobody asks for costs its bytes only, and is written again
/// as they are.
package struct Deferred<Value: Recorded & Sendable>: Sendable {
    private enum Form: Sendable {
        case made(Value)
        case kept(RecordReader)
    }

    private let form: Form

    package init(_ value: Value) { form = .made(value) }

    /// The value; nil when its bytes are no such record, which those of this build with the right digest always are.
    package var value: Value? {
        switch form {
        case .made(let value): return value
        case .kept(var record): return try? Value(from: &record)
        }
    }
}

extension Deferred: Recorded {
    package init(from record: inout RecordReader) throws(RecordError) { form = .kept(try record.part()) }

    package func write(to record: inout RecordWriter) {
        switch form {
        case .made(let value):
            var part = RecordWriter()
            value.write(to: &part)
            record.add(part.bytes[...])
        case .kept(let part): record.add(part.rest)
        }
    }
}
