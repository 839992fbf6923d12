import Synchronization

/// Gives each read to the reader that has the fewest reads to do; among equals, to the first.
final class ReaderPool: Sendable {
    private let readers: [ConnectionOwner]
    private let loads: Mutex<[Int]>

    /// A pool over the readers, of which there is at least one.
    init(first: ConnectionOwner, others: [ConnectionOwner] = []) {
        readers = [first] + others
        loads = Mutex(Array(repeating: 0, count: readers.count))
    }

    func run<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        let chosen = loads.withLock { loads in
            let chosen = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[chosen] += 1
            return chosen
        }
        defer { loads.withLock { $0[chosen] -= 1 } }
        return try await readers[chosen].run(body)
    }

    func close() async {
        for reader in readers { await reader.close() }
    }
}
