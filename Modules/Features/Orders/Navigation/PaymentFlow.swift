import NavigationKit
import OrdersDomain

/// Paying an order; brings the receipt.
public struct PaymentFlow: Flow {
    /// What the flow brings when it is finished.
    public typealias Output = Receipt

    /// The order to pay.
    public let order: Int

    /// The payment of an order, from the choice of a way to pay on.
    public init(order: Int) {
        self.order = order
    }

    /// The flow's name, with the order.
    public static let grammar = Grammar<Self>(
        Rule("payment/{order}", .int, make: { PaymentFlow(order: $0) }, values: { $0.order }))

    /// Opens with the ways to pay.
    public var start: [PaymentRoute] { [.method(order: order)] }
}
