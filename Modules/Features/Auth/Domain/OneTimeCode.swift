import DomainKit

/// Six digits that only who reads the address's mail can know.
public struct OneTimeCode: Hashable, Sendable {
    /// How many digits a code has.
    public static let length = 6

    /// The digits, leading zeros included.
    public let digits: String

    /// A new code: each of 000000 to 999999 with the same probability.
    public init(from random: any RandomSource) {
        let number = "\(random.int(in: 0...999_999))"
        digits = String(repeating: "0", count: Self.length - number.count) + number
    }

    /// The code with these digits; blanks around and between them make no difference. Nil for anything but six digits.
    public init?(_ typed: String) {
        let digits = typed.filter { !$0.isWhitespace }
        guard digits.utf8.count == Self.length, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        self.digits = digits
    }

    /// Whether the codes are the same; how much of them is the same makes no difference to the time that it takes.
    public func matches(_ other: OneTimeCode) -> Bool {
        zip(digits.utf8, other.digits.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension OneTimeCode: CustomStringConvertible {
    /// Masked: a code belongs in no log.
    public var description: String { "••••••" }
}
