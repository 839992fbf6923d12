public import DomainKit
public import Foundation

/// The device's time: the date is read once, when the clock is made, and moves on with the monotonic clock from there.
///
/// So `now` never goes back, and agrees with `sleep(for:)`, also when the device's date is set anew meanwhile; the new
/// date is seen by the next clock that is made, as a rule at the next launch. Time while the device sleeps counts.
public struct SystemClock: WallClock {
    private let clock = ContinuousClock()
    private let startDate: Date
    private let start: ContinuousClock.Instant

    /// A clock that starts at the device's date.
    public init() {
        startDate = Date()
        start = clock.now
    }

    /// The date at the start, and the time that has passed since.
    public var now: Date {
        startDate.addingTimeInterval((clock.now - start).seconds)
    }

    /// Waits until `duration` has passed. Throws `CancellationError` when the task is cancelled.
    public func sleep(for duration: Duration) async throws {
        guard duration > .zero else { return }
        try await Task.sleep(for: duration, tolerance: .zero, clock: clock)
    }
}
