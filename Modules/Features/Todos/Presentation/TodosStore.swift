import PresentationKit
import StateKit
import TodosDomain

/// The todos as long as their flow lives: one state for all of its screens, with its history and its persistence.
@MainActor
public final class TodosStore {
    package let store: Store<TodosState, TodosIntent>

    /// A store that has loaded nothing yet. `effects` must live as long as the store, not as long as a screen.
    public init(useCases: TodosUseCases, effects: EffectRunner) {
        let persistence = TodosPersistence(useCases: useCases, effects: effects)
        store = Store(TodosState(), reducer: TodosReducer.all, middleware: [persistence.middleware])
    }
}
