import DomainKit
import Foundation
import PresentationKit
import Synchronization

/// A clock that moves only when told to.
///
/// Sleepers wake in the order of their deadlines, and of their calls where these are equal; each sees its own deadline
/// as `now`.
public final class ManualClock: WallClock {
    private struct Sleeper {
        let deadline: Duration
        let order: Int
        let waiter: Waiter<Void>
    }

    private struct State {
        /// Since the clock's beginning; a `Date` would round, and two short waits would not be as long as one.
        var elapsed = Duration.zero
        var lastOrder = 0
        var sleepers: [Sleeper] = []
    }

    private let beginning: Date
    private let state = Mutex(State())

    /// A clock that stands at `now`.
    public init(now: Date) {
        beginning = now
    }

    /// Where the clock stands.
    public var now: Date { date(state.withLock { $0.elapsed }) }

    /// The earliest moment for which somebody waits.
    public var nextDeadline: Date? { state.withLock { $0.sleepers.map(\.deadline).min() }.map(date) }

    /// Waits until the clock was moved on by `duration`.
    public func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        guard duration > .zero else { return }
        let waiter = Waiter<Void>()
        let order = state.withLock { state in
            state.lastOrder += 1
            state.sleepers.append(Sleeper(deadline: state.elapsed + duration, order: state.lastOrder, waiter: waiter))
            return state.lastOrder
        }
        defer { state.withLock { $0.sleepers.removeAll { $0.order == order } } }
        try await waiter.value()
    }

    /// Moves the clock on, and lets everything that a sleeper does come to rest before the next one wakes.
    public func advance(by duration: Duration, settling activity: Activity) async {
        let end = state.withLock { $0.elapsed + duration }
        while let sleeper = takeSleeper(until: end) {
            sleeper.waiter.resume()
            await activity.settle()
        }
        state.withLock { $0.elapsed = max($0.elapsed, end) }
    }

    private func date(_ elapsed: Duration) -> Date {
        beginning.addingTimeInterval(elapsed.seconds)
    }

    private func takeSleeper(until end: Duration) -> Sleeper? {
        state.withLock { state in
            let due = state.sleepers.indices.filter { state.sleepers[$0].deadline <= end }
            guard let next = due.min(by: { before(state.sleepers[$0], state.sleepers[$1]) }) else { return nil }
            let sleeper = state.sleepers.remove(at: next)
            state.elapsed = max(state.elapsed, sleeper.deadline)
            return sleeper
        }
    }

    private func before(_ one: Sleeper, _ other: Sleeper) -> Bool {
        (one.deadline, one.order) < (other.deadline, other.order)
    }
}

/// Counts: the first identifier is `1` with the prefix, the next `2`.
public final class SequentialIdentifiers: IdentifierSource {
    private let prefix: String
    private let last: Mutex<Int>

    /// Identifiers of this prefix, such as `id-`.
    public init(prefix: String = "id-", after last: Int = 0) {
        self.prefix = prefix
        self.last = Mutex(last)
    }

    /// The next number.
    public func next() -> String {
        let number = last.withLock { last in
            last += 1
            return last
        }
        return "\(prefix)\(number)"
    }
}
