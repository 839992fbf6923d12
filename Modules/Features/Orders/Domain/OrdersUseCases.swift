import DomainKit

/// What can be done with orders.
public struct OrdersUseCases: Sendable {
    /// Tells which order has changed, whoever changed it.
    public let changes: ChangeFeed<OrderChange>
    /// Lists orders a page at a time.
    public let listOrders: ListOrders
    /// Shows one order.
    public let showOrder: ShowOrder
    /// Takes something off an order.
    public let applyDiscount: ApplyDiscount
    /// Takes a code off an order again.
    public let removeDiscount: RemoveDiscount
    /// Pays orders.
    public let payment: PaymentUseCases

    /// The use cases over one repository of orders and one of cards.
    public init(
        orders: any OrderRepository, cards: any CardRepository, gateway: any PaymentGateway, clock: any WallClock
    ) {
        changes = orders.changes
        listOrders = ListOrders(orders: orders)
        showOrder = ShowOrder(orders: orders)
        applyDiscount = ApplyDiscount(orders: orders)
        removeDiscount = RemoveDiscount(orders: orders)
        payment = PaymentUseCases(orders: orders, cards: cards, gateway: gateway, clock: clock)
    }
}

/// Lists orders, the newest first, a number of pages at a time.
public struct ListOrders: Sendable {
    /// How many orders a page adds.
    public static let pageSize = 10

    let orders: any OrderRepository

    /// The orders on the first `pages` pages.
    public func callAsFunction(pages: Int) async throws -> OrderPage {
        try await orders.orders(limit: pages * Self.pageSize)
    }
}

/// Finds one order.
public struct ShowOrder: Sendable {
    let orders: any OrderRepository

    /// The order of that id, or nil when there is none.
    public func callAsFunction(id: Int) async throws -> Order? {
        try await orders.order(id: id)
    }
}

/// Keeps a discount code with an order that is open.
public struct ApplyDiscount: Sendable {
    let orders: any OrderRepository

    /// Applies what was typed. Throws `DiscountError`.
    public func callAsFunction(_ typed: String, toOrder id: Int) async throws {
        guard let code = DiscountCode(typed) else { throw DiscountError.empty }
        try await orders.apply(code, toOrder: id)
    }
}

/// Takes the discount code off an order that is open.
public struct RemoveDiscount: Sendable {
    let orders: any OrderRepository

    /// Removes the code, if there is one. Throws `DiscountError`.
    public func callAsFunction(fromOrder id: Int) async throws {
        try await orders.removeDiscount(fromOrder: id)
    }
}
