extension Optional: SQLValue where Wrapped: SQLValue {
    /// What the wrapped type expects, or NULL.
    public static var expectedStorage: String { "\(Wrapped.expectedStorage) or NULL" }

    /// NULL for nil.
    public var stored: StoredValue { self?.stored ?? .null }

    /// Reads NULL as nil, and anything else as the wrapped type does.
    public init?(stored: StoredValue) {
        if case .null = stored {
            self = .none
        } else if let wrapped = Wrapped(stored: stored) {
            self = .some(wrapped)
        } else {
            return nil
        }
    }
}

extension SQLValue where Self: RawRepresentable, RawValue: SQLValue {
    /// What the raw value expects, and for which type.
    public static var expectedStorage: String { "\(RawValue.expectedStorage) of \(Self.self)" }

    /// The raw value as SQLite stores it.
    public var stored: StoredValue { rawValue.stored }

    /// Reads a raw value that the type knows.
    public init?(stored: StoredValue) {
        guard let raw = RawValue(stored: stored) else { return nil }
        self.init(rawValue: raw)
    }
}
