/// Tells observers of a change, in the order in which they subscribed, on the main actor.
///
/// This is how a shared repository talks to every screen that shows what it holds.
/// - Observers are called before `publish` returns.
/// - An observer that is added while a change is being told hears from the next change on; one that is removed hears
///   nothing more, not even the change being told.
/// - A change that is published while one is being told follows it, so every observer hears all changes in one order.
@MainActor
public final class ChangeFeed<Change: Sendable> {
    private var observers: [(id: Int, tell: (Change) -> Void)] = []
    private var lastID = 0
    private var pending: [Change] = []
    private var isTelling = false

    /// A feed without observers.
    public nonisolated init() {}

    /// Calls `observer` for each change until the subscription is cancelled or released.
    public func subscribe(_ observer: @escaping @MainActor (Change) -> Void) -> Subscription {
        lastID += 1
        let id = lastID
        observers.append((id, observer))
        return Subscription { [weak self] in self?.observers.removeAll { $0.id == id } }
    }

    /// Tells every observer of `change`.
    public func publish(_ change: Change) {
        pending.append(change)
        guard !isTelling else { return }
        isTelling = true
        while !pending.isEmpty {
            let change = pending.removeFirst()
            for observer in observers where observers.contains(where: { $0.id == observer.id }) {
                observer.tell(change)
            }
        }
        isTelling = false
    }
}

/// Keeps an observer subscribed; cancels when released.
@MainActor
public final class Subscription {
    private var end: (@MainActor () -> Void)?

    /// A subscription that calls `end` once, when it is cancelled or released.
    public init(end: @escaping @MainActor () -> Void) {
        self.end = end
    }

    /// Ends the subscription. A second call does nothing.
    public func cancel() {
        let end = end
        self.end = nil
        end?()
    }

    isolated deinit {
        end?()
    }
}
