import DomainKit
import Observation
import OrdersDomain
import PresentationKit

/// The ways to pay an order.
@Observable
public final class PaymentMethodViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case card
        case cash
        case showReceipt
        case cancel
    }

    enum Content: Hashable {
        case loading
        case failed
        case missing
        case paid
        case open(Order)
    }

    let id: Int
    private(set) var content = Content.loading
    let formats: @MainActor () -> Formats
    let output: (Output) -> Void
    @ObservationIgnored private var subscription: Subscription?
    private let useCases: PaymentUseCases
    private let effects: EffectRunner

    /// The ways to pay an order that isn't loaded yet.
    public init(
        order id: Int, useCases: PaymentUseCases, formats: @escaping @MainActor () -> Formats, effects: EffectRunner,
        output: @escaping (Output) -> Void
    ) {
        self.id = id
        self.useCases = useCases
        self.formats = formats
        self.effects = effects
        self.output = output
    }

    /// Loads the order, and again whenever it changes.
    public func start() {
        subscription = useCases.changes.subscribe { [weak self] change in
            if change.id == self?.id { self?.load() }
        }
        load()
    }

    func retry() {
        content = .loading
        load()
    }

    private func load() {
        effects.run("load") { [useCases, id] in
            try await useCases.showOrder(id: id)
        } deliver: { [weak self] result in
            self?.content =
                switch result {
                case .success(let order?): order.isPaid ? .paid : .open(order)
                case .success(nil): .missing
                case .failure: .failed
                }
        }
    }
}
