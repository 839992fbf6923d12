import NavigationKit
import TodosDomain

/// Keeping a list of todos; only its surroundings end it.
public struct TodosFlow: Flow {
    /// The flow, from the whole list on.
    public init() {}

    /// The flow's name.
    public static let grammar = Grammar<Self>(Rule("todos", TodosFlow()))

    /// Opens with all todos.
    public var start: [TodosRoute] { [.list(filter: .all)] }
}
