import Synchronization

/// A wait that something outside ends, once: a clock, a person, a host.
///
/// - The effect that waits counts as at rest until the wait ends, and as in flight again before `resume` returns; so
///   `Activity.settle()` neither waits for the outside nor misses what follows.
/// - The first end counts; a later one does nothing. An end before the wait is kept for it.
/// - Cancelling the waiting task ends the wait with `CancellationError`.
/// - One task waits, once; an effect waits in one place at a time.
public final class Waiter<Value: Sendable>: Sendable {
    private enum State {
        case new
        case waiting(CheckedContinuation<Value, any Error>, Activity?)
        case ended(Result<Value, any Error>)
        case done
    }

    private let state = Mutex(State.new)

    /// A wait that has not begun.
    public init() {}

    /// Waits for the end and returns what it brought, at once when that was there before.
    public func value(isolation: isolated (any Actor)? = #isolation) async throws -> Value {
        try await withTaskCancellationHandler {
            // Named here, so that the closure stays on the caller's actor: else each wait leaves it and comes back.
            _ = isolation
            return try await withCheckedThrowingContinuation { continuation in
                let activity = Activity.current
                let early = state.withLock { state -> Result<Value, any Error>? in
                    switch state {
                    case .new:
                        state = .waiting(continuation, activity)
                        return nil
                    case .ended(let result):
                        state = .done
                        return result
                    case .waiting, .done:
                        return .failure(CancellationError())
                    }
                }
                if let early { continuation.resume(with: early) } else { activity?.end() }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }

    /// Ends the wait with a value. Returns whether this was the end that counts.
    @discardableResult
    public func resume(returning value: Value) -> Bool {
        end(.success(value))
    }

    /// Ends the wait with `CancellationError`.
    public func cancel() {
        end(.failure(CancellationError()))
    }

    @discardableResult
    private func end(_ result: Result<Value, any Error>) -> Bool {
        let waiting = state.withLock { state -> (CheckedContinuation<Value, any Error>, Activity?)?? in
            switch state {
            case .new:
                state = .ended(result)
                return .some(nil)
            case .waiting(let continuation, let activity):
                state = .done
                return (continuation, activity)
            case .ended, .done:
                return nil
            }
        }
        guard let waiting else { return false }
        if let (continuation, activity) = waiting {
            activity?.begin()
            continuation.resume(with: result)
        }
        return true
    }
}

extension Waiter where Value == Void {
    /// Ends the wait.
    @discardableResult
    public func resume() -> Bool { resume(returning: ()) }
}
