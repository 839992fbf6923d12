import Foundation

/// A payment that is to be recorded.
public struct Payment: Hashable, Sendable {
    /// The order that it pays.
    public let order: Int
    /// What the payer has agreed to.
    public let amount: Money
    /// How it is paid.
    public let method: PaidBy
    /// The gateway's word that the card is good for the amount; nil for cash.
    public let authorisation: String?
    /// When.
    public let moment: Date

    /// A payment.
    public init(order: Int, amount: Money, method: PaidBy, authorisation: String?, moment: Date) {
        self.order = order
        self.amount = amount
        self.method = method
        self.authorisation = authorisation
        self.moment = moment
    }
}

/// With what a person wants to pay; safe to be saved and logged.
public enum PaymentMeans: Hashable, Sendable {
    case cash
    /// A card, by the token that stands for it.
    case card(token: String)
}

/// Why an order was not paid. Nothing is taken from anybody then.
public enum PaymentError: Error, Hashable, Sendable {
    /// The gateway refused the card.
    case declined(Decline)
    /// The total is not what was agreed to; this is the new one.
    case totalChanged(Money)
    /// No card is known by that token.
    case noSuchCard
    /// There is no such order.
    case noSuchOrder
}

/// Why a gateway refuses a card.
public enum Decline: Hashable, Sendable {
    /// The card's bank says no and doesn't say why.
    case refused
    /// The card's bank says that the card is no longer valid.
    case expired
}
