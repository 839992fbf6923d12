import OrdersDomain
import PresentationKit

extension OrderDetailViewModel {
    /// The order, or what became of loading it.
    public var screen: Screen {
        Screen("Order \(id)") {
            switch content {
            case .loading: Progress("Loading order \(id)")
            case .failed:
                Text("The order could not be loaded.")
                Button("order.retry", "Try again") { [weak self] in self?.retry() }
            case .missing: Text("There is no order \(id).")
            case .loaded(let order): details(of: order)
            }
        }
    }

    @ScreenBuilder
    private func details(of order: Order) -> [Element] {
        if let newReceipt {
            Text("The payment of \(formats().money(newReceipt.amount)) has arrived. Thank you!")
        }
        Badge("State", order.state)
        Heading(order.customer)
        Text("Ordered \(formats().moment(order.placed))")
        for line in order.lines {
            Text(
                "\(line.quantity) × \(line.name), \(money(line.price, of: order)) each: \(money(line.amount, of: order))"
            )
        }
        Text("Subtotal: \(formats().money(order.subtotal))")
        if let discount = order.discount {
            Text("Discount \(discount.code.text), \(discount.percent) %: −\(formats().money(order.reduction))")
        }
        Badge("Total", formats().money(order.total))
        if let receipt = order.receipt {
            Text("Paid \(formats().moment(receipt.moment)), \(receipt.method.text)")
            Text("Receipt \(receipt.number)")
        } else {
            code(of: order)
            Button("order.pay", "Pay \(formats().money(order.total))") { [weak self] in self?.pay() }
        }
    }

    @ScreenBuilder
    private func code(of order: Order) -> [Element] {
        if let discount = order.discount {
            if let codeError { Text(codeError) }
            Button("order.remove-code", "Remove \(discount.code.text)", isEnabled: !isChangingCode) { [weak self] in
                self?.removeCode()
            }
        } else {
            Field("order.code", "Discount code", text: code, error: codeError) { [weak self] in self?.editCode($0) }
            Button("order.apply-code", "Apply", isEnabled: !isChangingCode) { [weak self] in self?.applyCode() }
        }
    }

    private func money(_ hundredths: Int, of order: Order) -> String {
        formats().money(Money(hundredths, order.currency))
    }
}
