import Foundation

/// The time of day and the only way to wait for it, from one source, so that a wait and a date never disagree.
///
/// - `now` never goes back within one clock.
/// - `sleep(for:)` returns at or after `now + duration`; it throws `CancellationError` when its task is cancelled, and
///   returns at once for a duration of zero or less.
public protocol WallClock: Sendable {
    /// The present moment.
    var now: Date { get }

    /// Waits until `now` has moved on by `duration`.
    func sleep(for duration: Duration) async throws
}

extension Duration {
    /// The duration in seconds, as Foundation counts them.
    public var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
