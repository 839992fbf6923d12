/// Runs the work that a view model or a coordinator starts, and ends it with its owner.
///
/// - Work begins at once: what needs no waiting is done before `run` returns.
/// - Work is known from the moment it starts, so a cancel that follows never misses it, and of several restarts under one
///   id only the last delivers.
/// - `deliver` is never called after its work was cancelled, replaced, or its owner left.
/// - Released or closed, a runner cancels all its work and starts no more.
///
///       effects.run("search") { try await search(query) } deliver: { [weak self] in self?.show($0) }
@MainActor
public final class EffectRunner {
    /// What becomes of work whose id is taken by work that still runs.
    public enum Policy: Sendable {
        /// The work that runs is cancelled.
        case restart
        /// The new work isn't started: a second tap while the first is at work.
        case keep
    }

    private struct Running {
        let id: String?
        var task: Task<Void, Never>?
    }

    private let activity: Activity
    private var running: [Int: Running] = [:]
    private var lastKey = 0
    private var isClosed = false

    /// A runner whose work counts as in flight in `activity`.
    public init(activity: Activity) {
        self.activity = activity
    }

    /// Whether work with this id is under way.
    public func isRunning(_ id: String) -> Bool {
        running.values.contains { $0.id == id }
    }

    /// Starts `work`, and hands what it returned or threw to `deliver`.
    public func run<Value>(
        _ id: String? = nil, ifRunning policy: Policy = .restart,
        _ work: @escaping @MainActor () async throws -> Value,
        deliver: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        guard !isClosed else { return }
        if let id, isRunning(id) {
            guard policy == .restart else { return }
            cancel(id)
        }
        lastKey += 1
        let key = lastKey
        running[key] = Running(id: id)
        activity.begin()
        let task = Task.immediate { @MainActor [weak self, activity] in
            await Activity.$current.withValue(activity) {
                let result: Result<Value, any Error>
                do { result = .success(try await work()) } catch { result = .failure(error) }
                if !Task.isCancelled, self?.running.removeValue(forKey: key) != nil { deliver(result) }
            }
            activity.end()
        }
        // Work that was cancelled from within its own beginning is no longer known, but may still run.
        if running[key] != nil { running[key]?.task = task } else { task.cancel() }
    }

    /// Starts work that delivers nothing.
    public func run(
        _ id: String? = nil, ifRunning policy: Policy = .restart, _ work: @escaping @MainActor () async -> Void
    ) {
        run(id, ifRunning: policy, work) { _ in }
    }

    /// Cancels the work with this id. What it still does is not delivered.
    public func cancel(_ id: String) {
        for (key, effect) in running where effect.id == id {
            running[key] = nil
            effect.task?.cancel()
        }
    }

    /// Cancels all work, for good.
    public func close() {
        isClosed = true
        let ended = running
        running = [:]
        ended.values.forEach { $0.task?.cancel() }
    }

    isolated deinit {
        running.values.forEach { $0.task?.cancel() }
    }
}
