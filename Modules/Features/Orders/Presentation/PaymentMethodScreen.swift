import OrdersDomain
import PresentationKit

extension PaymentMethodViewModel {
    /// The ways to pay, or why there are none.
    public var screen: Screen {
        Screen("Payment") {
            switch content {
            case .loading: Progress("Loading order \(id)")
            case .failed:
                Text("The order could not be loaded.")
                Button("payment.retry", "Try again") { [weak self] in self?.retry() }
            case .missing: Text("There is no order \(id).")
            case .paid:
                Text("Order \(id) is paid.")
                Button("payment.show-receipt", "Show receipt") { [weak self] in self?.output(.showReceipt) }
            case .open(let order):
                Heading(order.title)
                Badge("Total", formats().money(order.total))
                Row("payment.card", "Card") { [weak self] in self?.output(.card) }
                Row("payment.cash", "Cash", detail: "at the counter") { [weak self] in self?.output(.cash) }
            }
            Button("payment.cancel", content == .paid ? "Close" : "Cancel", role: .cancel) { [weak self] in
                self?.output(.cancel)
            }
        }
    }
}
