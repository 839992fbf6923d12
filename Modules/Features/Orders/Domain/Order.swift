import Foundation

/// What somebody has ordered, and whether it is paid.
public struct Order: Hashable, Sendable, Identifiable {
    /// Names the order; also in links.
    public let id: Int
    /// Who ordered, in the script that the customer writes.
    public let customer: String
    /// When it was ordered.
    public let placed: Date
    /// The currency of every amount of the order.
    public let currency: Currency
    /// What was ordered.
    public let lines: [OrderLine]
    /// The code that is kept with the order.
    public let discount: Discount?
    /// The receipt of its payment; nil while the order is open.
    public let receipt: Receipt?

    /// An order.
    public init(
        id: Int, customer: String, placed: Date, currency: Currency, lines: [OrderLine], discount: Discount?,
        receipt: Receipt?
    ) {
        self.id = id
        self.customer = customer
        self.placed = placed
        self.currency = currency
        self.lines = lines
        self.discount = discount
        self.receipt = receipt
    }

    /// Whether it is paid; an order that isn't is open.
    public var isPaid: Bool { receipt != nil }

    /// What the lines come to.
    public var subtotal: Money { Money(lines.reduce(0) { $0 + $1.amount }, currency) }

    /// What the discount takes off, as `Money.percent` rounds; nothing without a code.
    public var reduction: Money { subtotal.percent(discount?.percent ?? 0) }

    /// What is to be paid, or was.
    public var total: Money { receipt?.amount ?? subtotal - reduction }
}

/// A number of one thing.
public struct OrderLine: Hashable, Sendable {
    /// What it is.
    public let name: String
    /// How many of it, at least one.
    public let quantity: Int
    /// The price of one, in hundredths of the order's currency.
    public let price: Int

    /// A line.
    public init(name: String, quantity: Int, price: Int) {
        self.name = name
        self.quantity = quantity
        self.price = price
    }

    /// The price of all of them, in hundredths.
    public var amount: Int { quantity * price }
}

/// Some of the orders, and how many there are in all.
public struct OrderPage: Hashable, Sendable {
    /// The orders, the newest first.
    public let orders: [Order]
    /// How many there are, those not on the page included.
    public let total: Int

    /// A page.
    public init(orders: [Order], total: Int) {
        self.orders = orders
        self.total = total
    }
}
