import Synchronization

/// Keeps secrets for as long as it lives. For the headless app and for tests.
public final class InMemorySecretStore: SecretStore {
    private let secrets = Mutex<[String: String]>([:])

    /// A store without secrets.
    public init() {}

    /// The secret of this name, or nil when there is none.
    public func secret(named name: String) throws -> String? {
        try checkSecretName(name)
        return secrets.withLock { $0[name] }
    }

    /// Keeps the secret under this name, in place of the one that was there.
    public func set(_ secret: String, named name: String) throws {
        try checkSecretName(name)
        secrets.withLock { $0[name] = secret }
    }

    /// Forgets the secret of this name. Does nothing when there is none.
    public func remove(named name: String) throws {
        try checkSecretName(name)
        secrets.withLock { $0[name] = nil }
    }
}
