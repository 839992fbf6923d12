import DomainKit
import NavigationKit
import OrdersDomain
import OrdersPresentation
import PresentationKit

/// Shows orders, and has them paid on a sheet.
public final class OrdersCoordinator: Coordinator {
    /// The flow that it coordinates.
    public typealias Coordinated = OrdersFlow

    private let router: Router<OrdersFlow>
    private let useCases: OrdersUseCases
    private let formats: @MainActor () -> Formats
    private let effects: EffectRunner
    /// Tells details what came of the payments that were started from here.
    private let payments = ChangeFeed<Receipt>()

    /// A coordinator that has shown nothing yet. `effects` is its own: it waits there for payments.
    public init(
        router: Router<OrdersFlow>, useCases: OrdersUseCases, formats: @escaping @MainActor () -> Formats,
        effects: EffectRunner
    ) {
        self.router = router
        self.useCases = useCases
        self.formats = formats
        self.effects = effects
    }

    /// The payment of an order; its result comes here only after a relaunch, else to whoever waits in `pay`.
    public var children: [ChildFlow] {
        [
            ChildFlow(PaymentFlow.self) { [useCases, formats] flow, router in
                PaymentCoordinator(flow: flow, router: router, useCases: useCases.payment, formats: formats)
            } result: { [weak self] _, result in
                self?.follow(result)
            }
        ]
    }

    /// The view model of one of the flow's screens.
    public func viewModel(for step: OrdersRoute, effects: EffectRunner) -> any ViewModel {
        switch step {
        case .list:
            OrderListViewModel(
                listOrders: useCases.listOrders, changes: useCases.changes, formats: formats, effects: effects
            ) { [weak self] output in
                switch output {
                case .openOrder(let id): self?.router.show(.detail(id: id))
                }
            }
        case .detail(let id):
            OrderDetailViewModel(id: id, useCases: useCases, payments: payments, formats: formats, effects: effects) {
                [weak self] output in
                switch output {
                case .pay(let id): self?.pay(id)
                }
            }
        }
    }

    private func pay(_ id: Int) {
        effects.run("pay", ifRunning: .keep) { [router] in
            await router.run(PaymentFlow(order: id), .present(.sheet))
        } deliver: { [weak self] result in
            if case .success(let result) = result { self?.follow(result) }
        }
    }

    /// What follows a payment, whoever waited for it.
    private func follow(_ result: FlowResult<Receipt>) {
        if let receipt = result.output { payments.publish(receipt) }
    }
}
