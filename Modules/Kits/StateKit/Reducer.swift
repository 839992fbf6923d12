/// How a state changes when an intent arrives: pure, so that a replay of the same intents gives the same state.
///
/// - A reducer makes no identifier, date or random number and does no I/O; what it needs comes in the intent.
/// - It changes the state in place. An intent that it does not know leaves the state as it was.
/// - It belongs to no actor, and can run on any thread.
///
/// ```swift
/// let counter = Reducer<Int, CounterIntent> { count, intent in
///     switch intent {
///     case .increment: count += 1
///     case .set(let value): count = value
///     }
/// }
/// ```
public struct Reducer<State, Intent>: Sendable {
    private let reduce: @Sendable (inout State, Intent) -> Void

    /// A reducer that changes the state as `reduce` does.
    public init(_ reduce: @escaping @Sendable (_ state: inout State, _ intent: Intent) -> Void) {
        self.reduce = reduce
    }

    /// Changes `state` as `intent` demands.
    public func callAsFunction(_ state: inout State, _ intent: Intent) {
        reduce(&state, intent)
    }
}

extension Reducer {
    /// One reducer that runs `reducers` on the same state, in order. With none it changes nothing.
    public static func combine(_ reducers: [Reducer]) -> Reducer {
        Reducer { state, intent in
            for reducer in reducers { reducer(&state, intent) }
        }
    }

    /// One reducer that runs `reducers` on the same state, in order.
    public static func combine(_ reducers: Reducer...) -> Reducer {
        combine(reducers)
    }

    /// The reducer of a parent, that runs this one on a part of the parent's state.
    ///
    /// `intent` gives the child's intent that a parent's intent stands for, or nil when it is none of the child's business.
    ///
    /// ```swift
    /// let parent = counter.pullback(state: \Parent.count) { (intent: ParentIntent) in
    ///     if case .counter(let child) = intent { child } else { nil }
    /// }
    /// ```
    public func pullback<ParentState, ParentIntent>(
        state: any WritableKeyPath<ParentState, State> & Sendable,
        intent: @escaping @Sendable (ParentIntent) -> Intent?
    ) -> Reducer<ParentState, ParentIntent> {
        Reducer<ParentState, ParentIntent> { parent, parentIntent in
            guard let intent = intent(parentIntent) else { return }
            self(&parent[keyPath: state], intent)
        }
    }
}
