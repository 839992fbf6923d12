import NavigationKit

/// Looking at orders; only its surroundings end it.
public struct OrdersFlow: Flow {
    /// The flow, from the list on.
    public init() {}

    /// The flow's name.
    public static let grammar = Grammar<Self>(Rule("orders", OrdersFlow()))

    /// Opens with the list.
    public var start: [OrdersRoute] { [.list] }
}
