import Dispatch
import DomainKit
import StateKit
import Testing

@MainActor
struct StoreLifetimeTests {
    @Test func `U22: intents sent from many tasks at once are handled one by one`() async {
        let store = counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...100 {
                group.addTask { @concurrent in
                    for _ in 1...10 { await store.send(1) }
                }
            }
        }
        #expect(store.state == 1_000)
    }

    @Test func `U23: the last reference may be dropped off the main actor, and the state goes on it`() async {
        let ended = await withCheckedContinuation { continuation in
            let state = EndsOnMainActor { continuation.resume(returning: $0) }
            let store = Store(
                state, reducer: Reducer<EndsOnMainActor, Int> { _, _ in }, middleware: [Middleware { _ in }])
            store.send(1)
            Task { @concurrent in _ = store }
        }
        #expect(ended)
    }

    @Test func `U25: middleware does not deepen the stack, whatever the size of the state`() {
        let depths = [1, 50].map { layers in
            var depth = 0
            let start = stackAddress()
            let middleware = Middleware<Large, Int> { _ in depth = max(depth, start - stackAddress()) }
            let store = Store(
                Large(), reducer: Large.reducer, middleware: [Middleware](repeating: middleware, count: layers))
            let subscription = store.observe { [weak store] _, new in
                depth = max(depth, start - stackAddress())
                if new.count < 50 { store?.send(1) }
            }
            store.send(1)
            #expect(store.state.count == 50)
            withExtendedLifetime(subscription) {}
            return depth
        }
        #expect(depths[0] == depths[1])
        #expect(depths[0] > 0)
        #expect(depths[0] < 256 * 1_024)
    }

    @Test func `U26: middleware that keeps its send does not keep the store`() {
        var kept: [@MainActor (Int) -> Void] = []
        var store: Store<Int, Int>? = counter(Middleware { context in kept.append(context.send) })
        weak let released = store
        store?.send(1)
        #expect(kept.count == 1)
        kept[0](1)
        #expect(store?.state == 2)
        store = nil
        #expect(released == nil)
        kept[0](1)
    }

    @Test func `U26: a subscription does not keep the store, and outlives it in peace`() {
        var store: Store<Int, Int>? = counter()
        weak let released = store
        let subscription = store?.observe { _, _ in }
        store = nil
        #expect(released == nil)
        subscription?.cancel()
    }

    @Test func `with nobody to tell, a collection in the state changes in place`() {
        var addresses: Set<Int> = []
        let store = Store([Int](repeating: 0, count: 10_000), reducer: Reducer<[Int], Int> { $0[0] += $1 })
        for _ in 1...10 {
            store.send(1)
            addresses.insert(store.state.withUnsafeBytes { Int(bitPattern: $0.baseAddress) })
        }
        #expect(addresses.count == 1)
    }
}

/// Where the caller's stack has come to. The stack grows downwards.
@inline(never)
private func stackAddress() -> Int {
    var here = 0
    return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
}

/// Reports whether it was released on the main queue, which is the main actor's.
private final class EndsOnMainActor {
    private let onMain = DispatchSpecificKey<Bool>()
    private let report: (Bool) -> Void

    init(_ report: @escaping (Bool) -> Void) {
        self.report = report
        DispatchQueue.main.setSpecific(key: onMain, value: true)
    }

    deinit { report(DispatchQueue.getSpecific(key: onMain) ?? false) }
}
