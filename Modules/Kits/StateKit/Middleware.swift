/// What happens beside the state when an intent has been handled: a log line, a save, the start of an effect.
///
/// - It is called on the main actor, once for each intent, after the reducer and before the observers.
/// - It returns at once. Asynchronous work is started by an effect runner that the closure captures, and comes back
///   through `send`.
/// - It changes no state. A replay of history does not call it.
/// - All middleware of a store hear an intent before any of them hears the next.
///
/// ```swift
/// let saving = Middleware<TodosState, TodosIntent> { context in
///     if context.before.list.present != context.after.list.present { save(context.after.list.present) }
/// }
/// ```
public struct Middleware<State, Intent>: Sendable {
    private let handle: @MainActor (Context) -> Void

    /// Middleware that calls `handle` for each intent.
    public init(_ handle: @escaping @MainActor (_ context: Context) -> Void) {
        self.handle = handle
    }

    @MainActor
    func callAsFunction(_ context: Context) {
        handle(context)
    }
}

extension Middleware {
    /// One handled intent, with the state on both sides of it.
    public struct Context {
        /// The intent that was handled.
        public let intent: Intent

        /// The state that the intent found.
        public let before: State

        /// The state that the intent left, whatever intents are waiting behind it.
        public let after: State

        /// Sends a follow-up, which is handled after the intents that are already waiting.
        ///
        /// It may be kept: it does not keep the store alive, and does nothing once the store is gone.
        public let send: @MainActor (Intent) -> Void
    }
}
