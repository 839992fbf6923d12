import PresentationKit
import StateKit
import TodosDomain

/// Loads the list when the store asks, and brings storage up to the list whenever the list has changed.
///
/// - One write at a time, and only what differs from what is stored. Changes made meanwhile are written after it.
/// - A write that fails keeps nothing and loses nothing: the next change, and "Try again", write everything since.
/// - What was changed before the flow ended is still written.
@MainActor
final class TodosPersistence {
    typealias Context = Middleware<TodosState, TodosIntent>.Context

    private let useCases: TodosUseCases
    private let effects: EffectRunner
    private var stored: [Todo] = []
    private var wanted: [Todo] = []

    init(useCases: TodosUseCases, effects: EffectRunner) {
        self.useCases = useCases
        self.effects = effects
    }

    var middleware: Middleware<TodosState, TodosIntent> {
        Middleware { [self] in follow($0) }
    }

    private func follow(_ context: Context) {
        switch context.intent {
        case .load: load(context.send)
        case .loaded(let todos): (stored, wanted) = (todos, todos)
        case .save, .saved: save(context)
        default: if context.before.list.present != context.after.list.present { save(context) }
        }
    }

    private func load(_ send: @escaping @MainActor (TodosIntent) -> Void) {
        effects.run("load", ifRunning: .keep) { [useCases] in
            try await useCases.loadTodos()
        } deliver: { result in
            send((try? result.get()).map(TodosIntent.loaded) ?? .loadingFailed)
        }
    }

    private func save(_ context: Context) {
        wanted = context.after.list.present
        guard wanted != stored else {
            // Undone until nothing differs: there is nothing left to try again.
            if context.after.isUnsaved { context.send(.saved) }
            return
        }
        effects.run("save", ifRunning: .keep) { [self] in
            try await writeAll()
        } deliver: { result in
            if case .success = result { context.send(.saved) } else { context.send(.savingFailed) }
        }
    }

    private func writeAll() async throws {
        while wanted != stored {
            let next = wanted
            try await useCases.saveTodos(from: stored, to: next)
            stored = next
        }
    }
}
