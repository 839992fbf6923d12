import Foundation

/// What somebody typed to pay by card.
public struct CardForm: Sendable {
    /// The number; spaces and hyphens between digits are allowed.
    public var number = ""
    /// The name on the card.
    public var holder = ""
    /// `MM/YY`.
    public var expiry = ""
    /// The three digits on the back.
    public var cvc = ""

    /// An empty form.
    public init() {}

    /// The card, when every field is right; else throws what is wrong with each field.
    public func card(at moment: Date) throws(CardFormError) -> Card {
        let digits = number.filter { $0 != " " && $0 != "-" }
        let name = holder.split(separator: " ").joined(separator: " ")
        let expiry = CardExpiry(expiry)
        let error = CardFormError(
            number: Self.problem(ofNumber: digits),
            holder: name.isEmpty ? .empty : nil,
            expiry: expiry.map { $0.isOver(at: moment) ? .over : nil } ?? .malformed,
            cvc: cvc.count == 3 && cvc.isDecimal ? nil : .malformed)
        guard let expiry, error == CardFormError() else { throw error }
        return Card(number: digits, holder: name, expiry: expiry, cvc: cvc)
    }

    private static func problem(ofNumber digits: String) -> CardFormError.Number? {
        guard !digits.isEmpty else { return .empty }
        guard digits.isDecimal else { return .notDigits }
        guard (12...19).contains(digits.count) else { return .length }
        return digits.hasLuhnChecksum ? nil : .checksum
    }
}

/// What is wrong with each field of a card's form; nil where nothing is.
public struct CardFormError: Error, Hashable, Sendable {
    /// What may be wrong with a number.
    public enum Number: Hashable, Sendable {
        case empty
        case notDigits
        case length
        case checksum
    }

    /// What may be wrong with a name.
    public enum Holder: Hashable, Sendable {
        case empty
    }

    /// What may be wrong with a month.
    public enum Expiry: Hashable, Sendable {
        case malformed
        case over
    }

    /// What may be wrong with a check code.
    public enum CVC: Hashable, Sendable {
        case malformed
    }

    /// The number's fault.
    public var number: Number?
    /// The name's fault.
    public var holder: Holder?
    /// The month's fault.
    public var expiry: Expiry?
    /// The check code's fault.
    public var cvc: CVC?

    /// Faults; none where nothing is said.
    public init(number: Number? = nil, holder: Holder? = nil, expiry: Expiry? = nil, cvc: CVC? = nil) {
        self.number = number
        self.holder = holder
        self.expiry = expiry
        self.cvc = cvc
    }
}

extension String {
    /// Whether the digits end with the check digit that the others call for (Luhn, ISO/IEC 7812-1).
    var hasLuhnChecksum: Bool {
        let sum = reversed().compactMap(\.wholeNumberValue).enumerated().reduce(0) { sum, place in
            let digit = place.offset.isMultiple(of: 2) ? place.element : place.element * 2
            return sum + (digit > 9 ? digit - 9 : digit)
        }
        return sum.isMultiple(of: 10)
    }
}
