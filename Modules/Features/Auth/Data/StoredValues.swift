import AuthDomain
import DataKit

extension EmailAddress: SQLValue {
    /// TEXT.
    public static var expectedStorage: String { "TEXT, an email address" }

    /// The address.
    public var stored: StoredValue { .text(text) }

    /// Reads an address.
    public init?(stored: StoredValue) {
        guard case .text(let text) = stored, let address = try? EmailAddress(text) else { return nil }
        self = address
    }
}

extension OneTimeCode: SQLValue {
    /// TEXT.
    public static var expectedStorage: String { "TEXT of six digits" }

    /// The digits.
    public var stored: StoredValue { .text(digits) }

    /// Reads a code.
    public init?(stored: StoredValue) {
        guard case .text(let text) = stored, let code = OneTimeCode(text) else { return nil }
        self = code
    }
}
