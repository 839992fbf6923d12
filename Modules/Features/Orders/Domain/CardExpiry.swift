import Foundation

/// The last month in which a card is good.
public struct CardExpiry: Hashable, Sendable, CustomStringConvertible {
    /// The month, 1 to 12.
    public let month: Int
    /// The year, 2000 to 2099.
    public let year: Int

    /// A month of a year.
    public init(month: Int, year: Int) {
        self.month = month
        self.year = year
    }

    /// Reads `MM/YY`; spaces around it and around the stroke make no difference. Nil for anything else.
    public init?(_ typed: String) {
        let parts = typed.split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").joined(separator: " ") }
        guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.isDecimal }), let month = Int(parts[0]),
            let year = Int(parts[1]), (1...12).contains(month)
        else { return nil }
        self.init(month: month, year: 2000 + year)
    }

    /// Whether the month is over: a card is good until the end of its month, in UTC.
    public func isOver(at moment: Date) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let now = calendar.dateComponents([.year, .month], from: moment)
        return (year, month) < (now.year ?? 0, now.month ?? 0)
    }

    /// `MM/YY`.
    public var description: String {
        [month, year % 100].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "/")
    }
}

extension String {
    /// Whether there is at least one character and all are the digits 0 to 9.
    var isDecimal: Bool { !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
}
