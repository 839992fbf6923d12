import DomainKit

/// The observers of a store, in the order in which they came.
@MainActor
final class StateObservers<State> {
    typealias Tell = @MainActor (_ old: State, _ new: State) -> Void

    private final class Observer {
        var tell: Tell?

        init(_ tell: @escaping Tell) { self.tell = tell }
    }

    private var observers: [Observer] = []

    nonisolated init() {}

    var isEmpty: Bool { observers.isEmpty }

    func add(_ tell: @escaping Tell) -> Subscription {
        let observer = Observer(tell)
        observers.append(observer)
        return Subscription { [weak self, observer] in
            observer.tell = nil
            self?.remove(observer)
        }
    }

    /// Tells those who are here now. One who leaves meanwhile hears nothing more; one who comes has to wait.
    func tell(old: State, new: State) {
        for observer in observers { observer.tell?(old, new) }
    }

    /// The search starts at the end: what was opened last is closed first.
    private func remove(_ observer: Observer) {
        guard let index = observers.lastIndex(where: { $0 === observer }) else { return }
        observers.remove(at: index)
    }
}
