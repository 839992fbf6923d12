import DomainKit
import OrdersDomain

/// A gateway that decides on the device, the same way each time, after a fixed time.
///
/// Every card is good for every amount, but these, which are for trying out:
///
/// | number ends in | for example | answer |
/// |---|---|---|
/// | 0002 | 4000 0000 0000 0002 | refused |
/// | 0069 | 4000 0000 0000 0069 | expired |
///
/// It keeps nothing: of a card it needs only what `StoredCard` holds.
public struct LocalPaymentGateway: PaymentGateway {
    private let identifiers: any IdentifierSource
    private let clock: any WallClock
    private let latency: Duration

    /// A gateway that takes `latency` for each answer.
    public init(identifiers: any IdentifierSource, clock: any WallClock, latency: Duration) {
        self.identifiers = identifiers
        self.clock = clock
        self.latency = latency
    }

    /// A new token.
    public func token(for _: Card) async throws -> String {
        try await clock.sleep(for: latency)
        return "card-\(identifiers.next())"
    }

    /// The word that the card is good for the amount, unless its number is one that is refused.
    public func authorise(_: Money, on card: StoredCard, reference: String) async throws -> String {
        try await clock.sleep(for: latency)
        switch card.lastFour {
        case "0002": throw PaymentError.declined(.refused)
        case "0069": throw PaymentError.declined(.expired)
        default: return "\(reference)-\(identifiers.next())"
        }
    }
}
