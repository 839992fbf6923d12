import NavigationKit

/// The links into orders.
public enum OrdersLink: Addressable {
    case list
    case detail(id: Int)

    /// `orders` and `orders/details?id=772`
    public static let grammar = Grammar<Self>(
        Rule("orders", .list),
        Rule("orders/details?id={id}", .int, make: Self.detail) { if case .detail(let id) = $0 { id } else { nil } }
    )

    /// The screens that the link shows, the last on top.
    public var stack: [OrdersRoute] {
        switch self {
        case .list: [.list]
        case .detail(let id): [.list, .detail(id: id)]
        }
    }
}
