import NavigationKit

/// The screens of the directory.
public enum HomeRoute: Route {
    case list
    case user(id: Int)

    /// The screens' names.
    public static let grammar = Grammar<Self>(
        Rule("users", .list),
        Rule("users/{id}", .int, make: Self.user) { if case .user(let id) = $0 { id } else { nil } }
    )

    /// Only for those who are signed in.
    public var requires: Condition? { .signedIn }
}
