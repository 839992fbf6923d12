public import DomainKit
public import Observation

/// Holds the state of a feature, and lets nothing but an intent change it.
///
/// Each intent is handled whole before the next: the reducer changes the state, the middleware hear of it in their
/// order, then the observers in theirs.
/// - An intent that is sent meanwhile, by whomever, waits behind those already sent; all are handled, in the order in
///   which they were sent, before the first `send` returns.
/// - What middleware and observers are told is what `state` is at that moment, never an older or a later state.
/// - A store belongs to the main actor; code elsewhere sends with `await`, and the sends line up. The last reference
///   may be dropped anywhere.
/// - An observer that answers every state with another intent never ends, as a loop would not.
///
/// ```swift
/// let store = Store(0, reducer: counter)
/// let subscription = store.observe { old, new in print(old, "->", new) }
/// store.send(.increment)  // 0 -> 1
/// ```
@MainActor
public final class Store<State, Intent>: Observable {
    /// The present state. Reads are tracked by Observation.
    public var state: State {
        registrar.access(self, keyPath: path)
        return current
    }

    private var current: State
    private let registrar = ObservationRegistrar()
    /// Made once: in a generic class each key path literal is built anew, which costs more than all the rest of a send.
    /// That is why the observation is written out here and not left to the macro.
    private let path: KeyPath<Store, State> = \.state

    private let reducer: Reducer<State, Intent>
    private let middleware: [Middleware<State, Intent>]
    private let observers = StateObservers<State>()
    private var waiting = IntentQueue<Intent>()
    private var isHandling = false
    private lazy var followUp: @MainActor (Intent) -> Void = { [weak self] in self?.send($0) }

    /// A store that starts with `state`; neither middleware nor observers are told of the first state.
    public init(_ state: State, reducer: Reducer<State, Intent>, middleware: [Middleware<State, Intent>] = []) {
        current = state
        self.reducer = reducer
        self.middleware = middleware
    }

    /// The state is released on the main actor, where it was used.
    isolated deinit {}

    /// Handles `intent`, and what is sent because of it, before it returns.
    ///
    /// Called while an intent is being handled, it only puts `intent` in the queue.
    public func send(_ intent: Intent) {
        guard !isHandling else { return waiting.append(intent) }
        isHandling = true
        handle(intent)
        while let next = waiting.next() { handle(next) }
        isHandling = false
    }

    private func handle(_ intent: Intent) {
        // With nobody to tell, no second reference to the state is held, and collections change in place.
        guard !middleware.isEmpty || !observers.isEmpty else { return reduce(intent) }
        let before = current
        reduce(intent)
        let after = current
        tellMiddleware(of: intent, before: before, after: after)
        observers.tell(old: before, new: after)
    }

    private func reduce(_ intent: Intent) {
        registrar.willSet(self, keyPath: path)
        reducer(&current, intent)
        registrar.didSet(self, keyPath: path)
    }

    private func tellMiddleware(of intent: Intent, before: State, after: State) {
        guard !middleware.isEmpty else { return }
        let context = Middleware.Context(intent: intent, before: before, after: after, send: followUp)
        for middleware in middleware { middleware(context) }
    }
}

extension Store {
    /// Tells `observer` of the state before and after each intent, until the subscription is cancelled or released.
    ///
    /// - The first call is for the next intent. An observer that is added while a state is being told starts with the
    ///   state after it; one that is cancelled hears nothing more, not even the state being told.
    /// - An intent that changes nothing is told too, with two equal states.
    public func observe(_ observer: @escaping @MainActor (_ old: State, _ new: State) -> Void) -> Subscription {
        observers.add(observer)
    }

    /// Tells `observer` of a part of the state, each time that it changes.
    ///
    /// The order is that of ``observe(_:)``; intents that leave the part equal are not told.
    ///
    /// ```swift
    /// let subscription = store.observe(\.filter) { old, new in print(old, "->", new) }
    /// ```
    public func observe<Part: Equatable>(
        _ part: @escaping @MainActor (State) -> Part,
        _ observer: @escaping @MainActor (_ old: Part, _ new: Part) -> Void
    ) -> Subscription {
        observe { old, new in
            let (old, new) = (part(old), part(new))
            if old != new { observer(old, new) }
        }
    }
}
