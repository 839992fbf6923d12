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
        let deadline: Date
        let order: Int
        let waiter: Waiter<Void>
    }

    private struct State {
        var now: Date
        var lastOrder = 0
        var sleepers: [Sleeper] = []
    }

    private let state: Mutex<State>

    /// A clock that stands at `now`.
    public init(now: Date) {
        state = Mutex(State(now: now))
    }

    /// Where the clock stands.
    public var now: Date { state.withLock { $0.now } }

    /// The earliest moment for which somebody waits.
    public var nextDeadline: Date? { state.withLock { $0.sleepers.map(\.deadline).min() } }

    /// Waits until the clock was moved on by `duration`.
    public func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        guard duration > .zero else { return }
        let waiter = Waiter<Void>()
        let order = state.withLock { state in
            state.lastOrder += 1
            let deadline = state.now.addingTimeInterval(duration.seconds)
            state.sleepers.append(Sleeper(deadline: deadline, order: state.lastOrder, waiter: waiter))
            return state.lastOrder
        }
        defer { state.withLock { $0.sleepers.removeAll { $0.order == order } } }
        try await waiter.value()
    }

    /// Moves the clock on, and lets everything that a sleeper does come to rest before the next one wakes.
    public func advance(by duration: Duration, settling activity: Activity) async {
        let end = now.addingTimeInterval(duration.seconds)
        while let sleeper = takeSleeper(until: end) {
            sleeper.waiter.resume()
            await activity.settle()
        }
        state.withLock { $0.now = max($0.now, end) }
    }

    private func takeSleeper(until end: Date) -> Sleeper? {
        state.withLock { state in
            let due = state.sleepers.indices.filter { state.sleepers[$0].deadline <= end }
            guard let next = due.min(by: { before(state.sleepers[$0], state.sleepers[$1]) }) else { return nil }
            let sleeper = state.sleepers.remove(at: next)
            state.now = max(state.now, sleeper.deadline)
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
