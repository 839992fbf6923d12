import StateKit
import TodosDomain

/// How intents change the state: those on the list are steps that undo takes back, all others pass it by.
package enum TodosReducer {
    package static let all = Reducer<TodosState, TodosIntent>.combine(
        surroundings,
        list.undoable().pullback(state: \.list) { intent in
            switch intent {
            case .add, .toggle, .delete: .step(intent)
            case .loaded: .pass(intent)
            case .undo: .undo
            case .redo: .redo
            case .typeDraft, .rejectDraft, .setFilter, .load, .loadingFailed, .save, .saved, .savingFailed: nil
            }
        }
    )

    private static let list = Reducer<[Todo], TodosIntent> { todos, intent in
        switch intent {
        case .loaded(let loaded): todos = loaded
        case .add(let id, let title):
            todos.append(Todo(id: id, position: (todos.last?.position ?? 0) + 1, title: title))
        case .toggle(let id):
            for index in todos.indices where todos[index].id == id { todos[index].isCompleted.toggle() }
        case .delete(let id): todos.removeAll { $0.id == id }
        default: break
        }
    }

    private static let surroundings = Reducer<TodosState, TodosIntent> { state, intent in
        switch intent {
        case .typeDraft(let text):
            state.draft = text
            state.isDraftRejected = false
            state.isDraftAdded = false
        case .rejectDraft: state.isDraftRejected = true
        case .add:
            state.draft = ""
            state.isDraftRejected = false
            state.isDraftAdded = true
        case .setFilter(let filter): state.filter = filter
        case .load: state.loading = .loading
        case .loaded: state.loading = .loaded
        case .loadingFailed: state.loading = .failed
        case .saved: state.isUnsaved = false
        case .savingFailed: state.isUnsaved = true
        case .toggle, .delete, .undo, .redo: state.isDraftAdded = false
        case .save: break
        }
    }
}
