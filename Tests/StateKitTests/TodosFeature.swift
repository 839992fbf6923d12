import StateKit

/// A feature in which undo touches the list, and neither the filter nor the draft.
struct Todo: Equatable, Sendable {
    let id: Int
    var title: String
    var isDone = false
}

enum Filter: Equatable, Sendable {
    case all, open, done
}

struct TodosState: Equatable, Sendable {
    var list = History<[Todo], TodosIntent>([])
    var filter = Filter.all
    var draft = ""

    var titles: [String] { list.present.map(\.title) }
}

enum TodosIntent: Equatable, Sendable {
    case add(id: Int, title: String)
    case toggle(id: Int)
    case rename(id: Int, title: String)
    case delete(id: Int)
    case loaded([Todo])
    case setFilter(Filter)
    case typeDraft(String)
    case undo
    case redo
}

enum Todos {
    static let reducer = Reducer<TodosState, TodosIntent>.combine(
        Reducer { state, intent in
            switch intent {
            case .setFilter(let filter): state.filter = filter
            case .typeDraft(let text): state.draft = text
            case .add: state.draft = ""
            default: break
            }
        },
        list.undoable().pullback(state: \.list) { intent in
            switch intent {
            case .add, .toggle, .delete: .step(intent)
            case .rename(let id, _): .step(intent, group: "rename \(id)")
            case .loaded: .pass(intent)
            case .undo: .undo
            case .redo: .redo
            case .setFilter, .typeDraft: nil
            }
        }
    )

    private static let list = Reducer<[Todo], TodosIntent> { todos, intent in
        switch intent {
        case .add(let id, let title): todos.append(Todo(id: id, title: title))
        case .toggle(let id): change(&todos, id) { $0.isDone.toggle() }
        case .rename(let id, let title): change(&todos, id) { $0.title = title }
        case .delete(let id): todos.removeAll { $0.id == id }
        case .loaded(let loaded): todos += loaded
        default: break
        }
    }

    private static func change(_ todos: inout [Todo], _ id: Int, _ body: (inout Todo) -> Void) {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
        body(&todos[index])
    }
}
