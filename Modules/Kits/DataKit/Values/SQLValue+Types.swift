public import Foundation

extension Int64: SQLValue {
    /// INTEGER.
    public static var expectedStorage: String { "INTEGER" }

    /// The number as an INTEGER.
    public var stored: StoredValue { .integer(self) }

    /// Reads an INTEGER.
    public init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self = number
    }
}

extension Int: SQLValue {
    /// INTEGER.
    public static var expectedStorage: String { "INTEGER" }

    /// The number as an INTEGER.
    public var stored: StoredValue { .integer(Int64(self)) }

    /// Reads an INTEGER that an `Int` can hold.
    public init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self.init(exactly: number)
    }
}

extension Bool: SQLValue {
    /// INTEGER, 0 or 1.
    public static var expectedStorage: String { "INTEGER 0 or 1" }

    /// 1 for true, 0 for false.
    public var stored: StoredValue { .integer(self ? 1 : 0) }

    /// Reads an INTEGER that is 0 or 1.
    public init?(stored: StoredValue) {
        switch stored {
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }
}

extension Double: SQLValue {
    /// REAL.
    public static var expectedStorage: String { "REAL" }

    /// The number as a REAL.
    public var stored: StoredValue { .real(self) }

    /// Reads a REAL, or an INTEGER that a `Double` holds exactly.
    public init?(stored: StoredValue) {
        switch stored {
        case .real(let number): self = number
        case .integer(let number): self.init(exactly: number)
        default: return nil
        }
    }
}

extension String: SQLValue {
    /// TEXT.
    public static var expectedStorage: String { "TEXT" }

    /// The text, byte for byte.
    public var stored: StoredValue { .text(self) }

    /// Reads a TEXT.
    public init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self = text
    }
}

extension Data: SQLValue {
    /// BLOB.
    public static var expectedStorage: String { "BLOB" }

    /// The bytes as a BLOB.
    public var stored: StoredValue { .blob(self) }

    /// Reads a BLOB.
    public init?(stored: StoredValue) {
        guard case .blob(let data) = stored else { return nil }
        self = data
    }
}

extension Date: SQLValue {
    /// REAL, in seconds since 2001.
    public static var expectedStorage: String { "REAL, in seconds since 2001" }

    /// The seconds since the start of 2001 in UTC.
    public var stored: StoredValue { .real(timeIntervalSinceReferenceDate) }

    /// Reads seconds since the start of 2001 in UTC.
    public init?(stored: StoredValue) {
        guard let seconds = Double(stored: stored) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
