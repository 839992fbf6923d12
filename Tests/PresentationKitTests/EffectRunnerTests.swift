import PresentationKit
import Testing

@MainActor
struct EffectRunnerTests {
    let activity = Activity()

    @Test func `work that needs no waiting is done before run returns`() {
        let effects = EffectRunner(activity: activity)
        var log: [String] = []
        effects.run { log.append("work") }
        log.append("after")
        #expect(log == ["work", "after"])
        #expect(activity.running == 0)
    }

    @Test func `what work throws is delivered`() {
        struct Lost: Error {}
        let effects = EffectRunner(activity: activity)
        var failure: (any Error)?
        effects.run("load") {
            throw Lost()
        } deliver: { (result: Result<Int, any Error>) in
            if case .failure(let error) = result { failure = error }
        }
        #expect(failure is Lost)
    }

    @Test func `U01: work that is started and cancelled in one turn never delivers`() async {
        let effects = EffectRunner(activity: activity)
        let gate = Waiter<Void>()
        var delivered = 0
        effects.run("job") {
            try await gate.value()
        } deliver: { _ in
            delivered += 1
        }
        effects.cancel("job")
        gate.resume()
        await activity.settle()
        #expect(delivered == 0)
    }

    @Test func `U02: work that an ended owner's work would start is not started`() async {
        let effects = EffectRunner(activity: activity)
        let gate = Waiter<Void>()
        var second = 0
        effects.run("first") {
            _ = try? await gate.value()
            effects.run("second") { second += 1 }
        }
        effects.close()
        gate.resume()
        await activity.settle()
        #expect(second == 0)
    }

    @Test func `U03: cancelling one of two works leaves the other`() async {
        let effects = EffectRunner(activity: activity)
        let first = Waiter<Void>()
        let second = Waiter<Void>()
        var delivered: [String] = []
        effects.run("A") {
            try await first.value()
        } deliver: { _ in
            delivered.append("A")
        }
        effects.run("B") {
            try await second.value()
        } deliver: { _ in
            delivered.append("B")
        }
        effects.cancel("B")
        first.resume()
        second.resume()
        await activity.settle()
        #expect(delivered == ["A"])
    }

    @Test(arguments: [2, 5, 20, 50])
    func `U04: of many restarts in one turn only the last delivers`(restarts: Int) async {
        for _ in 1...50 {
            let effects = EffectRunner(activity: activity)
            let gates = (0..<restarts).map { _ in Waiter<Void>() }
            var delivered: [Int] = []
            for number in 0..<restarts {
                effects.run("search") {
                    try await gates[number].value()
                    return number
                } deliver: {
                    if let number = try? $0.get() { delivered.append(number) }
                }
            }
            gates.reversed().forEach { $0.resume() }
            await activity.settle()
            #expect(delivered == [restarts - 1])
        }
    }

    @Test func `U05: releasing the owner cancels its work and frees it`() async {
        final class Owner {}
        let gate = Waiter<Void>()
        var effects: EffectRunner? = EffectRunner(activity: activity)
        weak let runner = effects
        weak var owner: Owner?
        do {
            let object = Owner()
            owner = object
            effects?.run {
                _ = try? await gate.value()
                _ = object
            }
        }
        effects = nil
        await activity.settle()
        #expect(runner == nil)
        #expect(owner == nil)
        #expect(activity.running == 0)
    }

    @Test func `U06: an id is known to its own runner only`() async {
        let one = EffectRunner(activity: activity)
        let other = EffectRunner(activity: activity)
        let gate = Waiter<Void>()
        var delivered = 0
        other.run("job") {
            try await gate.value()
        } deliver: { _ in
            delivered += 1
        }
        one.cancel("job")
        gate.resume()
        await activity.settle()
        #expect(delivered == 1)
    }

    @Test func `U07: work that is done is released while the work that started it goes on`() async {
        final class Load {}
        let effects = EffectRunner(activity: activity)
        let gate = Waiter<Void>()
        weak var load: Load?
        effects.run("long") {
            do {
                let object = Load()
                load = object
                effects.run { _ = object }
            }
            _ = try? await gate.value()
        }
        #expect(load == nil)
        #expect(effects.isRunning("long"))
        gate.resume()
        await activity.settle()
        #expect(!effects.isRunning("long"))
    }

    @Test func `work that cancels itself does not deliver, and is cancelled where it waits next`() async {
        let effects = EffectRunner(activity: activity)
        var delivered = 0
        var wasCancelled = false
        effects.run("job") {
            effects.cancel("job")
            do { try await Waiter<Void>().value() } catch { wasCancelled = true }
        } deliver: { (_: Result<Void, any Error>) in
            delivered += 1
        }
        await activity.settle()
        #expect(delivered == 0)
        #expect(wasCancelled)
    }

    @Test func `a second start under an id that is kept does nothing`() async {
        let effects = EffectRunner(activity: activity)
        let gate = Waiter<Void>()
        var runs = 0
        for _ in 1...3 {
            effects.run("pay", ifRunning: .keep) {
                runs += 1
                _ = try? await gate.value()
            }
        }
        #expect(runs == 1)
        gate.resume()
        await activity.settle()
        effects.run("pay", ifRunning: .keep) { runs += 1 }
        #expect(runs == 2)
    }
}
