/// An amount in hundredths of a currency's unit; there is no floating point anywhere.
public struct Money: Hashable, Sendable {
    /// The amount in hundredths: 1,250 is 12.50.
    public let hundredths: Int
    /// The currency.
    public let currency: Currency

    /// An amount.
    public init(_ hundredths: Int, _ currency: Currency) {
        self.hundredths = hundredths
        self.currency = currency
    }

    /// So many percent of the amount, 0 to 100, rounded to whole hundredths; a half is rounded away from zero.
    ///
    /// 15 % of 0.10 is 0.02, of -0.10 is -0.02. No amount overflows.
    public func percent(_ percent: Int) -> Money {
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        let (part, half) = (rest * percent).quotientAndRemainder(dividingBy: 100)
        let rounded = half.magnitude >= 50 ? part + half.signum() : part
        return Money(whole * percent + rounded, currency)
    }

    /// The difference; both amounts are of one currency.
    static func - (left: Money, right: Money) -> Money {
        Money(left.hundredths - right.hundredths, left.currency)
    }
}

/// The currencies in which orders are placed, by their ISO 4217 codes.
public enum Currency: String, Hashable, Sendable {
    /// The Uzbek som.
    case som = "UZS"
    /// The Bulgarian lev.
    case lev = "BGN"
}
