import NavigationKit

/// The screens of orders.
public enum OrdersRoute: Route {
    case list
    case detail(id: Int)

    /// The screens' names.
    public static let grammar = Grammar<Self>(
        Rule("orders", .list),
        Rule("orders/{id}", .int, make: Self.detail) { if case .detail(let id) = $0 { id } else { nil } }
    )

    /// Only for those who are signed in.
    public var requires: Condition? { .signedIn }
}
