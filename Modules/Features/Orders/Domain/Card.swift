/// A card whose fields have been checked; exists only between the form and the gateway, and is never kept.
public struct Card: Hashable, Sendable {
    /// The number's digits.
    public let number: String
    /// Whose card it is.
    public let holder: String
    /// Until when it is good.
    public let expiry: CardExpiry
    /// The check code's digits.
    public let cvc: String

    init(number: String, holder: String, expiry: CardExpiry, cvc: String) {
        self.number = number
        self.holder = holder
        self.expiry = expiry
        self.cvc = cvc
    }

    /// The last four digits of the number: all of it that is ever kept or shown.
    public var lastFour: String { String(number.suffix(4)) }
}

extension Card: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The card by its last digits; a log never holds more.
    public var description: String { "card ending \(lastFour)" }

    /// As `description`.
    public var debugDescription: String { description }

    /// Nothing to look into.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What is kept of a card: enough to name it to its owner, and its token to name it to the gateway.
public struct StoredCard: Hashable, Sendable {
    /// Stands for the card; worthless to anybody but the gateway.
    public let token: String
    /// The number's last four digits.
    public let lastFour: String
    /// Until when the card is good.
    public let expiry: CardExpiry

    /// A card that a token stands for.
    public init(token: String, lastFour: String, expiry: CardExpiry) {
        self.token = token
        self.lastFour = lastFour
        self.expiry = expiry
    }
}

/// Where cards are kept, without number and check code.
public protocol CardRepository: Sendable {
    /// Keeps a card.
    func keep(_ card: StoredCard) async throws

    /// The card that the token stands for, or nil.
    func card(token: String) async throws -> StoredCard?
}
