import Foundation

extension Connection {
    /// The value under the key, or nil when there is none.
    ///
    /// Throws ``KeyValueError/undecodable(key:type:reason:)`` when what is stored is not of the key's type.
    public func value<Value>(_ key: StoredKey<Value>) throws -> Value? {
        guard let row = try first("SELECT value FROM key_values WHERE key = ?", key.name) else { return nil }
        let text: String = try row.get("value")
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw KeyValueError.undecodable(key: key.name, type: "\(Value.self)", reason: "\(error)")
        }
    }

    /// Stores the value under the key, in place of the one that was there; removes it for nil.
    ///
    /// Stored as JSON with sorted keys. Throws ``KeyValueError/unencodable(key:type:reason:)`` for a value that JSON
    /// can't hold, such as NaN.
    public func set<Value>(_ value: Value?, for key: StoredKey<Value>) throws {
        guard let value else { return try execute("DELETE FROM key_values WHERE key = ?", key.name) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text: String
        do {
            text = String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw KeyValueError.unencodable(key: key.name, type: "\(Value.self)", reason: "\(error)")
        }
        try execute(
            "INSERT INTO key_values (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
            key.name, text)
    }
}

/// Why a value could not be stored under a key or read from it.
public enum KeyValueError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is stored is not of the type.
    case undecodable(key: String, type: String, reason: String)
    /// The value has no form in JSON.
    case unencodable(key: String, type: String, reason: String)

    /// Which key failed, why, and what to do next.
    public var description: String {
        switch self {
        case .undecodable(let key, let type, let reason):
            "What is stored under \"\(key)\" is no \(type). Give a changed type a new key, or set the value anew. \(reason)"
        case .unencodable(let key, let type, let reason):
            "The \(type) for \"\(key)\" can't be stored as JSON. Store another value. \(reason)"
        }
    }
}
