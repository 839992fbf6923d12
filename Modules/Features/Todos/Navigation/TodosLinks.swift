import NavigationKit
import TodosDomain

/// The links into the list of todos.
public enum TodosLink: Addressable {
    case list(filter: TodoFilter?)

    /// `todos` and `todos?filter=active`
    public static let grammar = Grammar<Self>(
        Rule("todos?filter={filter}", Parameter<TodoFilter>.oneOf.optional, make: Self.list) { link in
            switch link {
            case .list(let filter): .some(filter)
            }
        }
    )

    /// The screens that the link shows, the last on top.
    public var stack: [TodosRoute] {
        switch self {
        case .list(let filter): [.list(filter: filter ?? .all)]
        }
    }
}
