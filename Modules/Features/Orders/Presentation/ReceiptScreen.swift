import OrdersDomain
import PresentationKit

extension ReceiptViewModel {
    /// The receipt, or what became of loading it.
    public var screen: Screen {
        Screen("Receipt") {
            switch content {
            case .loading: Progress("Loading the receipt")
            case .failed:
                Text("The receipt could not be loaded.")
                Button("payment.retry", "Try again") { [weak self] in self?.start() }
                close
            case .missing:
                Text("Order \(id) is not paid.")
                close
            case .loaded(let receipt):
                Heading("Order \(receipt.order) is paid")
                Badge("Paid", formats().money(receipt.amount))
                Text("\(formats().moment(receipt.moment)), \(receipt.method.text)")
                Text("Receipt \(receipt.number)")
                Button("payment.done", "Done") { [weak self] in self?.output(.done(receipt)) }
            }
        }
    }

    private var close: Button {
        Button("payment.close", "Close", role: .cancel) { [weak self] in self?.output(.close) }
    }
}
