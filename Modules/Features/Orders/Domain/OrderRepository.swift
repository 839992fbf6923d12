import DomainKit

/// Where orders are kept, with their payments.
///
/// Every change is told to `changes` once it is kept, so that all screens that show the order follow.
public protocol OrderRepository: Sendable {
    /// Tells which order has changed.
    var changes: ChangeFeed<OrderChange> { get }

    /// The first `limit` orders, the newest first.
    func orders(limit: Int) async throws -> OrderPage

    /// The order of that id, or nil.
    func order(id: Int) async throws -> Order?

    /// Keeps a code with an open order, in place of the one it had. Throws `DiscountError`.
    func apply(_ code: DiscountCode, toOrder id: Int) async throws

    /// Takes the code off an open order. Throws `DiscountError`.
    func removeDiscount(fromOrder id: Int) async throws

    /// Records the payment of an order and returns its receipt, all in one transaction.
    ///
    /// - An order that is paid stays as it is: the receipt of its first payment is returned.
    /// - Throws `PaymentError.totalChanged` when the total is no longer the payment's amount.
    /// - The order's code is used up: open orders that hold the same code lose it.
    func record(_ payment: Payment) async throws -> Receipt
}

/// Something about an order has changed: its code, or that it is paid.
public struct OrderChange: Hashable, Sendable {
    /// The order.
    public let id: Int

    /// A change of one order.
    public init(id: Int) {
        self.id = id
    }
}
