import Foundation

/// Says that an order is paid: one for each paid order, and never another.
public struct Receipt: Hashable, Sendable {
    /// The receipt's number; numbers grow.
    public let number: Int
    /// The order that is paid.
    public let order: Int
    /// How much was paid.
    public let amount: Money
    /// When it was paid.
    public let moment: Date
    /// How it was paid.
    public let method: PaidBy

    /// A receipt.
    public init(number: Int, order: Int, amount: Money, moment: Date, method: PaidBy) {
        self.number = number
        self.order = order
        self.amount = amount
        self.moment = moment
        self.method = method
    }
}

/// How an order was paid, as a receipt tells it.
public enum PaidBy: Hashable, Sendable {
    case cash
    case card(lastFour: String)
}
