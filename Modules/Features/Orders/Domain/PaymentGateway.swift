/// The bank's side of a payment by card. It may take its time.
///
/// An authorisation takes nothing: the payment that is recorded with it does. One that is never recorded lapses, so a
/// payment that is given up, or whose app dies on the way, costs nobody anything.
public protocol PaymentGateway: Sendable {
    /// Takes a card and returns the token that stands for it from now on.
    func token(for card: Card) async throws -> String

    /// Returns the bank's word that the card is good for the amount. Throws `PaymentError.declined` when it isn't.
    ///
    /// `reference` names what is paid: a new authorisation replaces one of the same reference, so nothing is reserved twice.
    func authorise(_ amount: Money, on card: StoredCard, reference: String) async throws -> String
}
