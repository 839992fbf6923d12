import DomainKit
import Observation
import OrdersDomain
import PresentationKit

/// One order with its discount code; the same from the list and from a link.
@Observable
public final class OrderDetailViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case pay(id: Int)
    }

    enum Content: Hashable {
        case loading
        case failed
        case missing
        case loaded(Order)
    }

    let id: Int
    private(set) var content = Content.loading
    private(set) var code = ""
    private(set) var codeError: String?
    private(set) var isChangingCode = false
    /// The payment that has just been made from here.
    private(set) var newReceipt: Receipt?
    let formats: @MainActor () -> Formats
    @ObservationIgnored private var subscriptions: [Subscription] = []
    private let useCases: OrdersUseCases
    private let payments: ChangeFeed<Receipt>
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// An order that isn't loaded yet. `payments` tells what came of the payments that were started from here.
    public init(
        id: Int, useCases: OrdersUseCases, payments: ChangeFeed<Receipt>, formats: @escaping @MainActor () -> Formats,
        effects: EffectRunner, output: @escaping (Output) -> Void
    ) {
        self.id = id
        self.useCases = useCases
        self.payments = payments
        self.formats = formats
        self.effects = effects
        self.output = output
    }

    /// Loads the order, and again whenever it changes.
    public func start() {
        subscriptions = [
            useCases.changes.subscribe { [weak self] change in
                if change.id == self?.id { self?.load() }
            },
            payments.subscribe { [weak self] receipt in
                if receipt.order == self?.id { self?.newReceipt = receipt }
            },
        ]
        load()
    }

    func retry() {
        content = .loading
        load()
    }

    func editCode(_ text: String) {
        code = text
        codeError = nil
    }

    func applyCode() {
        changeCode { [useCases, id, code] in try await useCases.applyDiscount(code, toOrder: id) }
    }

    func removeCode() {
        changeCode { [useCases, id] in try await useCases.removeDiscount(fromOrder: id) }
    }

    func pay() {
        output(.pay(id: id))
    }

    private func changeCode(_ change: @escaping @MainActor () async throws -> Void) {
        isChangingCode = true
        codeError = nil
        effects.run("code", ifRunning: .keep, change) { [weak self] result in
            self?.isChangingCode = false
            switch result {
            case .success: self?.code = ""
            case .failure(let error as DiscountError): self?.codeError = error.text
            case .failure: self?.codeError = "The code could not be changed. Try again."
            }
        }
    }

    private func load() {
        effects.run("load") { [useCases, id] in
            try await useCases.showOrder(id: id)
        } deliver: { [weak self] result in
            self?.content =
                switch result {
                case .success(let order?): .loaded(order)
                case .success(nil): .missing
                case .failure: .failed
                }
        }
    }
}
