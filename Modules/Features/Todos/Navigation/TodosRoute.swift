import NavigationKit
import TodosDomain

/// The screens of todos: one list, with the filter that it shows.
///
/// The filter has its home here. Picking another one replaces the route, and the screen of a route sets the filter of
/// the state; so a pick, a link and a relaunch all go the same way.
public enum TodosRoute: Route {
    case list(filter: TodoFilter)

    /// `todos` shows all, `todos?filter=active` those still to be done.
    public static let grammar = Grammar<Self>(
        Rule("todos?filter={filter}", Parameter<TodoFilter>.oneOf.optional, make: { .list(filter: $0 ?? .all) }) {
            route in
            switch route {
            case .list(.all): .some(nil)
            case .list(let filter): filter
            }
        }
    )

    /// Only for those who are signed in.
    public var requires: Condition? { .signedIn }
}
