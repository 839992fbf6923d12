import OrdersDomain
import PresentationKit

extension PaymentConfirmViewModel {
    /// What is paid, how much and with what; or why it can't be.
    public var screen: Screen {
        Screen("Confirm", dialog: stayDialog) {
            switch content {
            case .loading: Progress("Loading order \(id)")
            case .failed:
                Text("The payment could not be loaded.")
                Button("payment.retry", "Try again") { [weak self] in self?.start() }
            case .missing: Text("There is no order \(id).")
            case .paid:
                Text("Order \(id) is paid.")
                Button("payment.show-receipt", "Show receipt") { [weak self] in self?.output(.paid) }
            case .open(let total, let card): payment(of: total, with: card)
            }
            Button("payment.back", "Back", isEnabled: !isPaying) { [weak self] in self?.output(.back) }
            Button(
                "payment.cancel", content == .paid ? "Close" : "Cancel", role: .cancel, isEnabled: !isPaying
            ) { [weak self] in self?.output(.cancel) }
        }
    }

    @ScreenBuilder
    private func payment(of total: Money, with card: StoredCard?) -> [Element] {
        Heading("Order \(id)")
        Badge("Total", formats().money(total))
        if problem != .noSuchCard {
            Text(card.map { "Card ending \($0.lastFour), good until \($0.expiry)" } ?? "Cash at the counter")
        }
        if let problem { Text(problem.text) }
        if problem?.asksForOtherCard == true {
            Button("payment.other-card", "Use another card") { [weak self] in self?.output(.otherCard) }
        }
        if isPaying { Progress("Paying") }
        if problem?.asksForOtherCard != true {
            Button("payment.pay", "Pay \(formats().money(total))", isEnabled: !isPaying) { [weak self] in self?.pay() }
        }
    }

    private var stayDialog: Dialog? {
        guard isAskedToLeave else { return nil }
        return Dialog(
            "payment.stay-dialog", .alert, "The payment is under way", message: "Wait a moment to hear what came of it."
        ) {
            Button("payment.stay", "Wait") { [weak self] in self?.stay() }
        }
    }
}

extension PaymentConfirmViewModel.Problem {
    fileprivate var text: String {
        switch self {
        case .declined(.refused): "The bank declined this card. Nothing was paid."
        case .declined(.expired): "The bank says that this card has expired. Nothing was paid."
        case .totalChanged: "The total has changed. Nothing was paid. Look at the new total, then pay."
        case .noSuchCard: "This card is no longer known."
        case .failed: "The payment did not go through. Try again: the order is never paid twice."
        }
    }

    fileprivate var asksForOtherCard: Bool {
        switch self {
        case .declined, .noSuchCard: true
        case .totalChanged, .failed: false
        }
    }
}
