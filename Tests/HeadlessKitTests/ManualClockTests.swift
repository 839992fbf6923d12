import Foundation
import HeadlessKit
import PresentationKit
import Testing

@MainActor
struct ManualClockTests {
    private let activity = Activity()
    private let clock = ManualClock(now: Date(timeIntervalSince1970: 1_767_258_000))

    @Test func `sleepers wake in the order of their deadlines, and of their calls where these are equal`() async {
        let effects = EffectRunner(activity: activity)
        var woken: [String] = []
        for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("a2", 1)] {
            effects.run {
                try await clock.sleep(for: .seconds(seconds))
            } deliver: { _ in
                woken.append(name)
            }
        }
        await clock.advance(by: .seconds(10), settling: activity)
        #expect(woken == ["a", "a2", "b", "c"])
    }

    @Test func `a sleeper sees its own deadline as now, and after it the clock stands where it was moved to`() async {
        let effects = EffectRunner(activity: activity)
        let start = clock.now
        var seen: [TimeInterval] = []
        for seconds in [2, 1] {
            effects.run {
                try await clock.sleep(for: .seconds(seconds))
            } deliver: { _ in
                seen.append(clock.now.timeIntervalSince(start))
            }
        }
        await clock.advance(by: .seconds(10), settling: activity)
        #expect(seen == [1, 2])
        #expect(clock.now.timeIntervalSince(start) == 10)
    }

    @Test func `a sleeper that sleeps again wakes within the same advance when its time comes`() async {
        let effects = EffectRunner(activity: activity)
        let start = clock.now
        var ticks: [TimeInterval] = []
        effects.run {
            while (try? await clock.sleep(for: .seconds(4))) != nil { ticks.append(clock.now.timeIntervalSince(start)) }
        }
        await clock.advance(by: .seconds(10), settling: activity)
        #expect(ticks == [4, 8])
        #expect(clock.nextDeadline == start.addingTimeInterval(12))
    }

    @Test func `what a sleeper does comes to rest before the next one wakes`() async {
        let effects = EffectRunner(activity: activity)
        var order: [String] = []
        effects.run {
            try await clock.sleep(for: .seconds(1))
            order.append("first wakes")
            await effects.finished { order.append("first is done") }
        } deliver: { (_: Result<Void, any Error>) in
        }
        effects.run {
            try await clock.sleep(for: .seconds(1))
        } deliver: { _ in
            order.append("second wakes")
        }
        await clock.advance(by: .seconds(1), settling: activity)
        #expect(order == ["first wakes", "first is done", "second wakes"])
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `a sleep of no time returns at once`(_ duration: Duration) async throws {
        try await clock.sleep(for: duration)
        #expect(clock.nextDeadline == nil)
    }

    @Test func `a sleeper that is cancelled is gone, and does not hold up the others`() async {
        let effects = EffectRunner(activity: activity)
        var woken: [String] = []
        effects.run("first") {
            try await clock.sleep(for: .seconds(1))
        } deliver: { _ in
            woken.append("first")
        }
        effects.run("second") {
            try await clock.sleep(for: .seconds(2))
        } deliver: { _ in
            woken.append("second")
        }
        effects.cancel("first")
        await activity.settle()
        #expect(clock.nextDeadline == clock.now.addingTimeInterval(2))
        await clock.advance(by: .seconds(5), settling: activity)
        #expect(woken == ["second"])
        #expect(clock.nextDeadline == nil)
    }

    @Test func `a sleep in a task that was cancelled throws and waits for nothing`() async {
        let task = Task { [clock] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.nextDeadline == nil)
    }

    @Test func `an advance that ends before a deadline wakes nobody`() async {
        let effects = EffectRunner(activity: activity)
        var isAwake = false
        effects.run {
            try await clock.sleep(for: .milliseconds(300))
        } deliver: { _ in
            isAwake = true
        }
        await clock.advance(by: .milliseconds(299), settling: activity)
        #expect(!isAwake)
        await clock.advance(by: .milliseconds(1), settling: activity)
        #expect(isAwake)
    }

    @Test(arguments: 1...60)
    func `waits that are moved on in pieces end with the last piece`(pieces: Int) async {
        let effects = EffectRunner(activity: activity)
        var isAwake = false
        effects.run {
            try await clock.sleep(for: .milliseconds(pieces * 7))
        } deliver: { _ in
            isAwake = true
        }
        for _ in 1...pieces { await clock.advance(by: .milliseconds(7), settling: activity) }
        #expect(isAwake)
    }

    @Test func `a clock is never moved back`() async {
        let start = clock.now
        await clock.advance(by: .seconds(-5), settling: activity)
        #expect(clock.now == start)
    }

    @Test func `identifiers count from one, or after another`() {
        let identifiers = SequentialIdentifiers()
        #expect([identifiers.next(), identifiers.next()] == ["id-1", "id-2"])
        #expect(SequentialIdentifiers(prefix: "order-", after: 41).next() == "order-42")
    }
}

extension EffectRunner {
    /// Runs something in an effect of its own, and waits until it has run.
    fileprivate func finished(_ work: @escaping @MainActor () -> Void) async {
        let end = Waiter<Void>()
        run {
            work()
            end.resume()
        }
        _ = try? await end.value()
    }
}
