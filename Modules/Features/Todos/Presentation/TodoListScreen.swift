import PresentationKit
import TodosDomain

extension TodoListViewModel {
    /// The list with what can be done to it, or what became of loading it.
    public var screen: Screen {
        Screen("Todos") {
            switch state.loading {
            case .waiting, .loading: Progress("Loading todos")
            case .failed:
                Text("The todos could not be loaded.")
                Button("todos.retry", "Try again") { [weak self] in self?.send(.load) }
            case .loaded: list
            }
        }
    }

    @ScreenBuilder
    private var list: [Element] {
        if state.isUnsaved {
            Text("Your last changes are not saved yet.")
            Button("todos.save", "Try again") { [weak self] in self?.send(.save) }
        }
        Field(
            "todos.draft", "New todo", text: state.draft, error: state.isDraftRejected ? "Write what to do." : nil
        ) { [weak self] in self?.send(.typeDraft($0)) }
        Button("todos.add", "Add") { [weak self] in self?.add() }
        Picker("todos.filter", "Show", selected: state.filter.rawValue, options: Self.filters) { [weak self] in
            self?.pick($0)
        }
        Badge("Active", "\(state.activeCount)")
        if state.shown.isEmpty { Text(nothing) }
        for todo in state.shown { row(todo) }
        Button("todos.undo", "Undo", isEnabled: state.canUndo) { [weak self] in self?.send(.undo) }
        Button("todos.redo", "Redo", isEnabled: state.canRedo) { [weak self] in self?.send(.redo) }
    }

    private func row(_ todo: Todo) -> Row {
        Row("todo.\(todo.id)", todo.title, badge: todo.isCompleted ? "completed" : nil) { [weak self] in
            self?.send(.toggle(id: todo.id))
        } actions: {
            Button(
                "todo.\(todo.id).delete", "Delete", role: .destructive, accessibilityLabel: "Delete \(todo.title)"
            ) { [weak self] in self?.send(.delete(id: todo.id)) }
        }
    }

    private var nothing: String {
        if state.isEmpty { return "There is nothing to do yet. Add your first todo." }
        return state.filter == .active ? "Everything is completed." : "Nothing is completed yet."
    }

    private static let filters = [
        option(.all, "All"), option(.active, "Active"), option(.completed, "Completed"),
    ]

    private static func option(_ filter: TodoFilter, _ label: String) -> Picker.Option {
        Picker.Option(filter.rawValue, label)
    }
}
