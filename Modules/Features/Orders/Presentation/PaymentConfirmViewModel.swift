import Observation
import OrdersDomain
import PresentationKit

/// The last look before paying; stays while the payment is under way.
@Observable
public final class PaymentConfirmViewModel: ViewModel {
    /// What a person wants from here, or that it is done.
    public enum Output: Hashable, Sendable {
        case paid
        case otherCard
        case back
        case cancel
    }

    enum Content: Hashable {
        case loading
        case failed
        case missing
        case paid
        case open(total: Money, card: StoredCard?)
    }

    enum Problem: Hashable {
        case declined(Decline)
        case totalChanged
        case noSuchCard
        case failed
    }

    let id: Int
    private(set) var content = Content.loading
    private(set) var problem: Problem?
    private(set) var isPaying = false
    private(set) var isAskedToLeave = false
    let formats: @MainActor () -> Formats
    let output: (Output) -> Void
    private let means: PaymentMeans
    private let useCases: PaymentUseCases
    private let effects: EffectRunner

    /// A payment that isn't loaded yet.
    public init(
        order id: Int, means: PaymentMeans, useCases: PaymentUseCases, formats: @escaping @MainActor () -> Formats,
        effects: EffectRunner, output: @escaping (Output) -> Void
    ) {
        self.id = id
        self.means = means
        self.useCases = useCases
        self.formats = formats
        self.effects = effects
        self.output = output
    }

    /// Loads the order and what is known of the card.
    public func start() {
        content = .loading
        effects.run("load") { [useCases, id, means] in
            let order = try await useCases.showOrder(id: id)
            guard case .card(let token) = means else { return (order, nil as StoredCard?) }
            return (order, try await useCases.showCard(token: token))
        } deliver: { [weak self] result in
            self?.show(result)
        }
    }

    /// Not while the payment is under way: whoever leaves would not hear what came of it.
    public func mayLeave() async -> Bool {
        isAskedToLeave = isPaying
        return !isPaying
    }

    func stay() {
        isAskedToLeave = false
    }

    func pay() {
        guard case .open(let total, _) = content else { return }
        isPaying = true
        problem = nil
        effects.run("pay", ifRunning: .keep) { [useCases, id, means] in
            try await useCases.payOrder(order: id, with: means, agreed: total)
        } deliver: { [weak self] result in
            self?.end(result)
        }
    }

    private func show(_ result: Result<(Order?, StoredCard?), any Error>) {
        switch result {
        case .success((let order?, _)) where order.isPaid: content = .paid
        case .success((let order?, let card)):
            content = .open(total: order.total, card: card)
            if case .card = means, card == nil { problem = .noSuchCard }
        case .success((nil, _)): content = .missing
        case .failure: content = .failed
        }
    }

    private func end(_ result: Result<Receipt, any Error>) {
        isPaying = false
        isAskedToLeave = false
        switch result {
        case .success:
            content = .paid
            output(.paid)
        case .failure(PaymentError.declined(let decline)): problem = .declined(decline)
        case .failure(PaymentError.totalChanged(let total)):
            problem = .totalChanged
            if case .open(_, let card) = content { content = .open(total: total, card: card) }
        case .failure(PaymentError.noSuchCard): problem = .noSuchCard
        case .failure(PaymentError.noSuchOrder): content = .missing
        case .failure: problem = .failed
        }
    }
}
