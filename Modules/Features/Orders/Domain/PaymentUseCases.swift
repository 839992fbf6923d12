import DomainKit

/// What it takes to pay an order.
public struct PaymentUseCases: Sendable {
    /// Tells which order has changed, whoever changed it.
    public let changes: ChangeFeed<OrderChange>
    /// Shows what is to be paid.
    public let showOrder: ShowOrder
    /// Turns a card into a token.
    public let keepCard: KeepCard
    /// Shows what is kept of a card.
    public let showCard: ShowCard
    /// Pays.
    public let payOrder: PayOrder

    init(orders: any OrderRepository, cards: any CardRepository, gateway: any PaymentGateway, clock: any WallClock) {
        changes = orders.changes
        showOrder = ShowOrder(orders: orders)
        keepCard = KeepCard(cards: cards, gateway: gateway, clock: clock)
        showCard = ShowCard(cards: cards)
        payOrder = PayOrder(orders: orders, cards: cards, gateway: gateway, clock: clock)
    }
}

/// Turns a card into a token, and keeps that with the last four digits and the expiry, and nothing else of the card.
public struct KeepCard: Sendable {
    let cards: any CardRepository
    let gateway: any PaymentGateway
    let clock: any WallClock

    /// Keeps the card that a form describes. Throws `CardFormError` when a field is wrong.
    public func callAsFunction(_ form: CardForm) async throws -> StoredCard {
        let card = try form.card(at: clock.now)
        let token = try await gateway.token(for: card)
        let stored = StoredCard(token: token, lastFour: card.lastFour, expiry: card.expiry)
        try await cards.keep(stored)
        return stored
    }
}

/// Finds what is kept of a card.
public struct ShowCard: Sendable {
    let cards: any CardRepository

    /// The card that the token stands for, or nil.
    public func callAsFunction(token: String) async throws -> StoredCard? {
        try await cards.card(token: token)
    }
}

/// Pays an order, exactly once however often it is asked to.
public struct PayOrder: Sendable {
    let orders: any OrderRepository
    let cards: any CardRepository
    let gateway: any PaymentGateway
    let clock: any WallClock

    /// Pays what the payer has agreed to, and returns the order's receipt: the first one, when it is paid already.
    ///
    /// The amount is compared with the total before the card is asked for it, and again in the transaction that records
    /// the payment. Throws `PaymentError`, and then nothing is paid.
    public func callAsFunction(order id: Int, with means: PaymentMeans, agreed amount: Money) async throws -> Receipt {
        guard let order = try await orders.order(id: id) else { throw PaymentError.noSuchOrder }
        if let receipt = order.receipt { return receipt }
        guard order.total == amount else { throw PaymentError.totalChanged(order.total) }
        let (method, authorisation) = try await authorise(amount, with: means, reference: "order-\(id)")
        return try await orders.record(
            Payment(order: id, amount: amount, method: method, authorisation: authorisation, moment: clock.now))
    }

    private func authorise(
        _ amount: Money, with means: PaymentMeans, reference: String
    ) async throws -> (PaidBy, String?) {
        guard case .card(let token) = means else { return (.cash, nil) }
        guard let card = try await cards.card(token: token) else { throw PaymentError.noSuchCard }
        let authorisation = try await gateway.authorise(amount, on: card, reference: reference)
        return (.card(lastFour: card.lastFour), authorisation)
    }
}
