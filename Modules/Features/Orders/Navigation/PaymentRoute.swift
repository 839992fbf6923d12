import NavigationKit
import OrdersDomain

/// The steps of a payment. They hold nothing of a card but its token.
public enum PaymentRoute: Route {
    case method(order: Int)
    case card(order: Int)
    case confirm(order: Int, means: PaymentMeans)
    case receipt(order: Int)

    /// The steps' names.
    public static let grammar = Grammar<Self>(
        Rule("payment/{order}/method", .int, make: Self.method) { if case .method(let id) = $0 { id } else { nil } },
        Rule("payment/{order}/card", .int, make: Self.card) { if case .card(let id) = $0 { id } else { nil } },
        Rule("payment/{order}/confirm/{means}", .int, .means, make: { .confirm(order: $0, means: $1) }) {
            if case .confirm(let id, let means) = $0 { (id, means) } else { nil }
        },
        Rule("payment/{order}/receipt", .int, make: Self.receipt) { if case .receipt(let id) = $0 { id } else { nil } }
    )

    /// Only for those who are signed in.
    public var requires: Condition? { .signedIn }
}

extension Parameter where Value == PaymentMeans {
    /// `cash`, or a card's token.
    fileprivate static var means: Self {
        Parameter(expected: "cash or a card's token") { text in
            switch text {
            case "": nil
            case "cash": .cash
            default: .card(token: text)
            }
        } print: { means in
            switch means {
            case .cash: "cash"
            case .card(let token): token
            }
        }
    }
}
