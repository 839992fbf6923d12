import Observation
import OrdersDomain
import PresentationKit

/// The fields of a card. Number, expiry and check code are forgotten as soon as they have become a token.
@Observable
public final class CardFormViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case confirm(token: String)
        case back
        case cancel
    }

    private(set) var form = CardForm()
    private(set) var errors = CardFormError()
    private(set) var isBusy = false
    private(set) var hasFailed = false
    let output: (Output) -> Void
    private let keepCard: KeepCard
    private let effects: EffectRunner

    /// An empty form.
    public init(keepCard: KeepCard, effects: EffectRunner, output: @escaping (Output) -> Void) {
        self.keepCard = keepCard
        self.effects = effects
        self.output = output
    }

    func edit<Fault>(
        _ field: WritableKeyPath<CardForm, String>, to text: String,
        clearing error: WritableKeyPath<CardFormError, Fault?>
    ) {
        form[keyPath: field] = text
        errors[keyPath: error] = nil
        hasFailed = false
    }

    func submit() {
        isBusy = true
        hasFailed = false
        effects.run("keep", ifRunning: .keep) { [keepCard, form] in
            try await keepCard(form)
        } deliver: { [weak self] result in
            self?.isBusy = false
            switch result {
            case .success(let card): self?.leave(with: card)
            case .failure(let errors as CardFormError): self?.errors = errors
            case .failure: self?.hasFailed = true
            }
        }
    }

    private func leave(with card: StoredCard) {
        form = CardForm()
        output(.confirm(token: card.token))
    }
}
