import Observation
import StateKit
import Testing

@MainActor
struct StoreOrderTests {
    @Test func `an intent changes the state before send returns`() {
        let store = counter()
        store.send(2)
        store.send(3)
        #expect(store.state == 5)
    }

    @Test func `U10: an intent sent while one is handled is handled before the outer send returns`() {
        let store = counter(Middleware { context in if context.intent == 1 { context.send(10) } })
        store.send(1)
        #expect(store.state == 11)
    }

    @Test func `U11: an observer that sends sees old and then new, and so do the others`() {
        let store = counter()
        var heard: [String] = []
        let first = store.observe { [weak store] old, new in
            heard.append("A\(old)\(new)\(store?.state ?? -1)")
            if new == 1 { store?.send(1) }
        }
        let second = store.observe { [weak store] old, new in heard.append("B\(old)\(new)\(store?.state ?? -1)") }
        store.send(1)
        #expect(heard == ["A011", "B011", "A122", "B122"])
        withExtendedLifetime([first, second]) {}
    }

    @Test func `U11: a reader tracked by Observation may send from the change that it hears of`() async {
        let store = counter()
        withObservationTracking {
            #expect(store.state == 0)
        } onChange: { [weak store] in
            MainActor.assumeIsolated { store?.send(10) }
        }
        store.send(1)
        #expect(store.state == 11)
    }

    @Test(arguments: 1...20)
    func `U12: every observer sees each state once and in order`(observers: Int) {
        let store = counter()
        var heard = [[Int]](repeating: [], count: observers)
        let subscriptions = (0..<observers).map { index in
            store.observe { [weak store] _, new in
                heard[index].append(new)
                if index == 0, new == 1 { store?.send(1) }
            }
        }
        store.send(1)
        #expect(heard == [[Int]](repeating: [1, 2], count: observers))
        withExtendedLifetime(subscriptions) {}
    }

    @Test func `U13: an observer that sends three times gives a log of three states`() {
        var log: [Int] = []
        let store = counter(Middleware { context in log.append(context.after) })
        let subscription = store.observe { [weak store] _, new in if new < 4 { store?.send(1) } }
        store.send(1)
        #expect(log == [1, 2, 3, 4])
        withExtendedLifetime(subscription) {}
    }

    @Test func `U14: all observers hear of the first intent before any hears of the second`() {
        let store = counter()
        var heard: [String] = []
        let subscriptions = ["a", "b", "c"].map { name in
            store.observe { [weak store] _, new in
                heard.append("\(name)\(new)")
                if name == "a", new == 1 { store?.send(1) }
            }
        }
        store.send(1)
        #expect(heard == ["a1", "b1", "c1", "a2", "b2", "c2"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func `U15: middleware that answers an intent with another does not change the order for the rest`() {
        var heard: [Int] = []
        let store = counter(
            Middleware { context in if context.intent == 1 { context.send(2) } },
            Middleware { context in heard.append(context.intent) }
        )
        store.send(1)
        #expect(heard == [1, 2])
    }

    @Test func `U16: what an observer sends second is handled behind what it sent first`() {
        let store = counter()
        var heard: [Int] = []
        let subscription = store.observe { [weak store] old, new in
            heard.append(new - old)
            if new == 1 {
                store?.send(10)
                store?.send(100)
            }
            if new - old == 10 { store?.send(1_000) }
        }
        store.send(1)
        #expect(heard == [1, 10, 100, 1_000])
        withExtendedLifetime(subscription) {}
    }

    @Test func `U17: what an observer sends is applied after the pass in which it was sent`() {
        let store = counter()
        var states: [Int] = []
        let subscription = store.observe { [weak store] _, new in
            guard let store, new == 1 else { return }
            store.send(1)
            states.append(store.state)
        }
        store.send(1)
        states.append(store.state)
        #expect(states == [1, 2])
        withExtendedLifetime(subscription) {}
    }

    @Test func `U18: replay of the intents in the order heard gives the states that the store had`() {
        var intents: [Int] = []
        var states: [Int] = []
        let recording = Middleware<Int, Int> { context in
            intents.append(context.intent)
            states.append(context.after)
        }
        let growing = Middleware<Int, Int> { context in
            guard context.intent < 4 else { return }
            context.send(context.intent * 2)
            context.send(context.intent * 2 + 1)
        }
        let store = Store(0, reducer: Reducer { $0 = $0 &* 31 &+ $1 }, middleware: [growing, recording])
        store.send(1)
        #expect(intents == [1, 2, 3, 4, 5, 6, 7])
        var state = 0
        let replayed = intents.map { intent in
            state = state &* 31 &+ intent
            return state
        }
        #expect(states == replayed)
    }

    @Test func `U32: middleware sees what its intent did, and nothing of the follow-ups that wait`() {
        var seen: [[Int]] = []
        let store = counter(
            Middleware { context in if context.intent == 1 { context.send(10) } },
            Middleware { context in seen.append([context.before, context.intent, context.after]) }
        )
        store.send(1)
        #expect(seen == [[0, 1, 1], [1, 10, 11]])
    }

    @Test func `ten thousand intents that wait are handled in order`() {
        let store = Store([Int](), reducer: Reducer<[Int], Int> { $0.append($1) })
        let subscription = store.observe { [weak store] _, new in
            if new == [0] { for intent in 1...10_000 { store?.send(intent) } }
        }
        store.send(0)
        #expect(store.state == Array(0...10_000))
        withExtendedLifetime(subscription) {}
    }
}
