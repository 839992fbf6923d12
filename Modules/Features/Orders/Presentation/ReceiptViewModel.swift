import Observation
import OrdersDomain
import PresentationKit

/// The receipt of an order that is paid.
@Observable
public final class ReceiptViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case done(Receipt)
        case close
    }

    enum Content: Hashable {
        case loading
        case failed
        case missing
        case loaded(Receipt)
    }

    let id: Int
    private(set) var content = Content.loading
    let formats: @MainActor () -> Formats
    let output: (Output) -> Void
    private let showOrder: ShowOrder
    private let effects: EffectRunner

    /// A receipt that isn't loaded yet.
    public init(
        order id: Int, showOrder: ShowOrder, formats: @escaping @MainActor () -> Formats, effects: EffectRunner,
        output: @escaping (Output) -> Void
    ) {
        self.id = id
        self.showOrder = showOrder
        self.formats = formats
        self.effects = effects
        self.output = output
    }

    /// Loads the receipt.
    public func start() {
        content = .loading
        effects.run("load") { [showOrder, id] in
            try await showOrder(id: id)
        } deliver: { [weak self] result in
            self?.content =
                switch result {
                case .success(let order): (order?.receipt).map(Content.loaded) ?? .missing
                case .failure: .failed
                }
        }
    }
}
