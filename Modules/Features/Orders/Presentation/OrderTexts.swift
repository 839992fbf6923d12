import OrdersDomain
import PresentationKit

extension Formats {
    /// An amount with its currency.
    func money(_ money: Money) -> String {
        self.money(money.hundredths, currency: money.currency.rawValue)
    }
}

extension Order {
    /// What the order is called on every screen.
    var title: String { "Order \(id)" }

    /// Whether it is paid, in a word.
    var state: String { isPaid ? "Paid" : "Open" }
}

extension PaidBy {
    /// The way of payment after a comma.
    var text: String {
        switch self {
        case .cash: "in cash"
        case .card(let lastFour): "by card ending \(lastFour)"
        }
    }
}

extension DiscountError {
    /// What to do about it.
    var text: String {
        switch self {
        case .empty: "Enter a code."
        case .unknown: "This code is not known. Check its letters."
        case .used: "This code has been used already."
        case .paid: "The order is paid, its total stands."
        case .noSuchOrder: "The order is no longer there."
        }
    }
}
