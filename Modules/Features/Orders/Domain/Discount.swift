import Foundation

/// A code that takes some percent off one order.
public struct Discount: Hashable, Sendable {
    /// The code, as `DiscountCode` writes it.
    public let code: DiscountCode
    /// How many percent it takes off, 1 to 100.
    public let percent: Int

    /// A discount.
    public init(code: DiscountCode, percent: Int) {
        self.code = code
        self.percent = percent
    }
}

/// A discount's code: in capitals, without spaces around it.
public struct DiscountCode: Hashable, Sendable {
    /// The code's text.
    public let text: String

    /// The code that somebody typed; case and surrounding spaces make no difference. Nil when nothing was typed.
    public init?(_ typed: String) {
        text = typed.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        guard !text.isEmpty else { return nil }
    }
}

/// Why a code takes nothing off.
public enum DiscountError: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// There is no such code.
    case unknown
    /// An order that is paid has used it; a code counts once.
    case used
    /// The order is paid, so its total stands.
    case paid
    /// There is no such order.
    case noSuchOrder
}
