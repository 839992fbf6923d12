import DomainKit
import StateKit
import Testing

@MainActor
struct StoreObserverTests {
    private let store = counter()

    @Test func `U19: an observer added by an observer stays subscribed`() {
        var heard: [String] = []
        var added: [Subscription] = []
        let first = store.observe { [store] _, new in
            heard.append("a\(new)")
            if added.isEmpty { added.append(store.observe { _, new in heard.append("b\(new)") }) }
        }
        for _ in 1...3 { store.send(1) }
        #expect(heard == ["a1", "a2", "b2", "a3", "b3"])
        withExtendedLifetime(first) {}
    }

    @Test func `U20: an observer that another removes hears nothing more, not even the state being told`() {
        var heard: [String] = []
        var second: Subscription?
        let first = store.observe { _, new in
            heard.append("a\(new)")
            second?.cancel()
        }
        second = store.observe { _, new in heard.append("b\(new)") }
        let third = store.observe { _, new in heard.append("c\(new)") }
        store.send(1)
        store.send(1)
        #expect(heard == ["a1", "c1", "a2", "c2"])
        withExtendedLifetime([first, third]) {}
    }

    @Test func `U20: an observer whose subscription is released meanwhile hears nothing more`() {
        var heard: [Int] = []
        var second: Subscription?
        let first = store.observe { _, _ in second = nil }
        second = store.observe { _, new in heard.append(new) }
        #expect(second != nil)
        store.send(1)
        #expect(heard.isEmpty)
        withExtendedLifetime(first) {}
    }

    @Test func `U21: a screen that is mounted by a state starts with the next one, also if it is sent meanwhile`() {
        var heard: [[Int]] = []
        var screen: Subscription?
        let router = store.observe { [store] _, new in
            guard new == 1 else { return }
            store.send(10)
            screen = store.observe { old, new in heard.append([old, new]) }
        }
        store.send(1)
        #expect(heard == [[1, 11]])
        withExtendedLifetime([router, screen]) {}
    }

    @Test func `an observer may remove itself`() {
        var heard: [Int] = []
        var subscription: Subscription?
        subscription = store.observe { _, new in
            heard.append(new)
            subscription?.cancel()
        }
        store.send(1)
        store.send(1)
        #expect(heard == [1])
    }

    @Test func `an observer of a part hears of its changes only`() {
        var heard: [[Bool]] = []
        let subscription = store.observe {
            $0.isMultiple(of: 2)
        } _: { old, new in
            heard.append([old, new])
        }
        for intent in [2, 1, 2, 1] { store.send(intent) }
        #expect(heard == [[true, false], [false, true]])
        withExtendedLifetime(subscription) {}
    }

    @Test func `U24: a screen with many rows that opens and closes leaves nothing behind`() {
        final class Row {
            var heard = 0
        }
        var rows: [Row] = []
        var subscriptions: [Subscription] = []
        var closed: [() -> Row?] = []
        for _ in 1...50 {
            rows = (1...100).map { _ in Row() }
            subscriptions = rows.map { row in store.observe { _, _ in row.heard += 1 } }
            closed += rows.map { row in { [weak row] in row } }
            store.send(1)
            #expect(rows.allSatisfy { $0.heard == 1 })
            subscriptions.removeAll()
            rows = []
        }
        #expect(closed.count == 5_000)
        #expect(closed.allSatisfy { $0() == nil })
    }
}
