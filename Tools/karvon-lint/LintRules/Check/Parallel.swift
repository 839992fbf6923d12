import Dispatch
import Synchronization

/// Work that two threads share.
package enum Parallel {
    /// Does each piece of work once, whichever thread is free takes the next; the results are in the order of the pieces.
    package static func map<Part: Sendable>(_ count: Int, threads: Int = 2, _ work: @Sendable (Int) -> Part) -> [Part] {
        let next = Mutex(0)
        let results = Mutex<[(number: Int, part: Part)]>([])
        DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
            while true {
                let number = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard number < count else { return }
                let part = work(number)
                results.withLock { $0.append((number, part)) }
            }
        }
        return results.withLock { $0 }.sorted { $0.number < $1.number }.map(\.part)
    }
}
