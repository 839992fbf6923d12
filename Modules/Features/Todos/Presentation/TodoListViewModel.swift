import DomainKit
import Observation
import PresentationKit
import StateKit
import TodosDomain

/// The todos that one filter shows; whatever a person does becomes an intent for the store.
@Observable
public final class TodoListViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case show(TodoFilter)
    }

    private let filter: TodoFilter
    private let store: Store<TodosState, TodosIntent>
    private let identifiers: any IdentifierSource
    private let output: (Output) -> Void

    /// A list that shows what the filter lets pass.
    public init(
        filter: TodoFilter, todos: TodosStore, identifiers: any IdentifierSource, output: @escaping (Output) -> Void
    ) {
        self.filter = filter
        store = todos.store
        self.identifiers = identifiers
        self.output = output
    }

    var state: TodosState { store.state }

    /// Sets the filter, and loads the list unless that was done for an earlier screen of the flow.
    public func start() {
        store.send(.setFilter(filter))
        if state.loading == .waiting { store.send(.load) }
    }

    func send(_ intent: TodosIntent) {
        store.send(intent)
    }

    /// Adds the draft. The second tap of a double tap finds the draft added, which is no mistake.
    func add() {
        if let title = Todo.title(from: state.draft) {
            store.send(.add(id: identifiers.next(), title: title))
        } else if !state.isDraftAdded {
            store.send(.rejectDraft)
        }
    }

    func pick(_ option: String) {
        if let filter = TodoFilter(rawValue: option) { output(.show(filter)) }
    }
}
