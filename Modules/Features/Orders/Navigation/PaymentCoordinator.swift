import NavigationKit
import OrdersDomain
import OrdersPresentation
import PresentationKit

/// Leads through a payment, and finishes with the receipt.
public final class PaymentCoordinator: Coordinator {
    /// The flow that it coordinates.
    public typealias Coordinated = PaymentFlow

    private let order: Int
    private let router: Router<PaymentFlow>
    private let useCases: PaymentUseCases
    private let formats: @MainActor () -> Formats

    /// A coordinator that has shown nothing yet.
    public init(
        flow: PaymentFlow, router: Router<PaymentFlow>, useCases: PaymentUseCases,
        formats: @escaping @MainActor () -> Formats
    ) {
        order = flow.order
        self.router = router
        self.useCases = useCases
        self.formats = formats
    }

    /// The view model of one of the flow's screens.
    public func viewModel(for step: PaymentRoute, effects: EffectRunner) -> any ViewModel {
        switch step {
        case .method(let order):
            PaymentMethodViewModel(order: order, useCases: useCases, formats: formats, effects: effects) {
                [weak self] in self?.follow($0)
            }
        case .card:
            CardFormViewModel(keepCard: useCases.keepCard, effects: effects) { [weak self] in self?.follow($0) }
        case .confirm(let order, let means):
            PaymentConfirmViewModel(
                order: order, means: means, useCases: useCases, formats: formats, effects: effects
            ) { [weak self] in self?.follow($0) }
        case .receipt(let order):
            ReceiptViewModel(order: order, showOrder: useCases.showOrder, formats: formats, effects: effects) {
                [weak self] in self?.follow($0)
            }
        }
    }

    private func follow(_ output: PaymentMethodViewModel.Output) {
        switch output {
        case .card: router.push(.card(order: order))
        case .cash: router.push(.confirm(order: order, means: .cash))
        case .showReceipt: showReceipt()
        case .cancel: router.cancel()
        }
    }

    private func follow(_ output: CardFormViewModel.Output) {
        switch output {
        case .confirm(let token): router.push(.confirm(order: order, means: .card(token: token)))
        case .back: router.pop()
        case .cancel: router.cancel()
        }
    }

    private func follow(_ output: PaymentConfirmViewModel.Output) {
        switch output {
        case .paid: showReceipt()
        case .otherCard: router.popTo(.card(order: order))
        case .back: router.pop()
        case .cancel: router.cancel()
        }
    }

    private func follow(_ output: ReceiptViewModel.Output) {
        switch output {
        case .done(let receipt): router.finish(receipt)
        case .close: router.cancel()
        }
    }

    /// Leaves no step beneath the receipt: back from a payment that is made leads to the order, not into the payment.
    private func showReceipt() {
        router.setStack([.receipt(order: order)])
    }
}
