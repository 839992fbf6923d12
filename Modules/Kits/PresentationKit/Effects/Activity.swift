import Synchronization

/// Counts what is in flight, so that whoever drives the app knows when it has come to rest.
///
/// An effect counts from its start to its end, less the time that it spends in a `Waiter`: what waits on the clock or on
/// a person is at rest. There is no polling: `settle()` is resumed by the end of the last effect.
public final class Activity: Sendable {
    /// The activity that counts the effect that runs now, if one does.
    @TaskLocal static var current: Activity?

    private struct State {
        var running = 0
        var settling: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Nothing is in flight.
    public init() {}

    /// How many effects are in flight and not waiting.
    public var running: Int { state.withLock { $0.running } }

    /// Returns when nothing is in flight but what waits.
    public func settle() async {
        await withCheckedContinuation { continuation in
            let isAtRest = state.withLock { state in
                if state.running > 0 { state.settling.append(continuation) }
                return state.running <= 0
            }
            if isAtRest { continuation.resume() }
        }
    }

    func begin() {
        state.withLock { $0.running += 1 }
    }

    func end() {
        let settled = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.running -= 1
            guard state.running <= 0 else { return [] }
            defer { state.settling = [] }
            return state.settling
        }
        settled.forEach { $0.resume() }
    }
}
