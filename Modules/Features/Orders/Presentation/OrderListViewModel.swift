import DomainKit
import Observation
import OrdersDomain
import PresentationKit

/// The orders, the newest first; follows what becomes of them elsewhere.
@Observable
public final class OrderListViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case openOrder(id: Int)
    }

    enum Content: Hashable {
        case loading
        case failed
        case loaded(OrderPage)
    }

    private(set) var content = Content.loading
    @ObservationIgnored private var pages = 1
    @ObservationIgnored private var subscription: Subscription?
    let formats: @MainActor () -> Formats
    private let listOrders: ListOrders
    private let changes: ChangeFeed<OrderChange>
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// A list that isn't loaded yet.
    public init(
        listOrders: ListOrders, changes: ChangeFeed<OrderChange>, formats: @escaping @MainActor () -> Formats,
        effects: EffectRunner, output: @escaping (Output) -> Void
    ) {
        self.listOrders = listOrders
        self.changes = changes
        self.formats = formats
        self.effects = effects
        self.output = output
    }

    /// Loads the first page, and again whenever an order changes.
    public func start() {
        subscription = changes.subscribe { [weak self] _ in self?.load() }
        load()
    }

    func reload() {
        content = .loading
        load()
    }

    func showMore() {
        pages += 1
        load()
    }

    func open(_ order: Order) {
        output(.openOrder(id: order.id))
    }

    private func load() {
        effects.run("load") { [listOrders, pages] in
            try await listOrders(pages: pages)
        } deliver: { [weak self] result in
            self?.content = (try? result.get()).map(Content.loaded) ?? .failed
        }
    }
}
