import PresentationKit
import Testing

@MainActor
struct ActivityTests {
    let activity = Activity()

    @Test func `nothing in flight is at rest`() async {
        await activity.settle()
        #expect(activity.running == 0)
    }

    @Test func `work that waits is at rest, and in flight again before its wait has ended`() async {
        let effects = EffectRunner(activity: activity)
        let gate = Waiter<Int>()
        var got: Int?
        effects.run { got = try? await gate.value() }
        await activity.settle()
        #expect(got == nil)
        gate.resume(returning: 7)
        #expect(activity.running == 1)
        await activity.settle()
        #expect(got == 7)
    }

    @Test func `rest is reached only when what followed from an end has ended too`() async {
        let effects = EffectRunner(activity: activity)
        let gates = (0..<5).map { _ in Waiter<Void>() }
        var ended: [Int] = []
        func follow(_ number: Int) {
            guard number < gates.count else { return }
            effects.run {
                _ = try? await gates[number].value()
                ended.append(number)
                gates.dropFirst(number + 1).first?.resume()
                follow(number + 1)
            }
        }
        follow(0)
        gates[0].resume()
        await activity.settle()
        #expect(ended == [0, 1, 2, 3, 4])
    }

    @Test func `everybody who waits for rest is told`() async {
        let effects = EffectRunner(activity: activity)
        let gate = Waiter<Void>()
        var isDone = false
        effects.run {
            await withTaskGroup(of: Void.self) { _ in }
            _ = try? await gate.value()
            isDone = true
        }
        gate.resume()
        async let one: Void = activity.settle()
        async let other: Void = activity.settle()
        _ = await (one, other)
        #expect(isDone)
    }

    @Test func `the first end of a wait counts, and one before the wait is kept`() async throws {
        let early = Waiter<Int>()
        #expect(early.resume(returning: 1))
        #expect(!early.resume(returning: 2))
        #expect(try await early.value() == 1)
    }

    @Test func `a wait that is cancelled throws`() async {
        let waiter = Waiter<Int>()
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value() }
    }
}
