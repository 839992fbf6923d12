/// What can be done with todos.
public struct TodosUseCases: Sendable {
    /// Loads the list.
    public let loadTodos: LoadTodos
    /// Writes what changed in the list.
    public let saveTodos: SaveTodos

    /// The use cases over one repository.
    public init(todos: any TodoRepository) {
        loadTodos = LoadTodos(todos: todos)
        saveTodos = SaveTodos(todos: todos)
    }
}

/// Loads the list of todos.
public struct LoadTodos: Sendable {
    let todos: any TodoRepository

    /// All todos, in the order in which they were added.
    public func callAsFunction() async throws -> [Todo] {
        try await todos.todos()
    }
}

/// Writes what changed in the list of todos.
public struct SaveTodos: Sendable {
    let todos: any TodoRepository

    /// Turns the stored list `old` into `new`; writes nothing else, and nothing at all when it throws.
    public func callAsFunction(from old: [Todo], to new: [Todo]) async throws {
        try await todos.apply(TodoChanges(from: old, to: new))
    }
}
