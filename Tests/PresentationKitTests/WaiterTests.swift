import PresentationKit
import Testing

@MainActor
struct WaiterTests {
    @Test func `a wait whose end came before it goes on at once, without leaving its caller's actor`() {
        let waiter = Waiter<Int>()
        waiter.resume(returning: 7)
        var value: Int?
        let effects = EffectRunner(activity: Activity())
        effects.run {
            try await waiter.value()
        } deliver: {
            value = try? $0.get()
        }
        #expect(value == 7)
    }

    @Test func `an effect that waits is at rest before run returns`() {
        let activity = Activity()
        let waiter = Waiter<Void>()
        let effects = EffectRunner(activity: activity)
        effects.run {
            try await waiter.value()
        } deliver: { _ in
        }
        #expect(activity.running == 0)
        effects.close()
    }
}
