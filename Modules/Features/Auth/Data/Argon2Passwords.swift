import AuthDomain
import DataKit

/// Passwords hashed with Argon2id, at one cost, on the caller's thread.
public struct Argon2Passwords: Passwords {
    private let hasher: PasswordHasher
    /// The hash of no password at this cost: what is checked where nothing is stored.
    private let dummy: String

    /// Passwords at this cost. Throws when libsodium can't start.
    public init(cost: PasswordHasher.Cost) throws {
        hasher = try PasswordHasher(cost: cost)
        let salt = String(repeating: "A", count: 22)
        let hash = String(repeating: "A", count: 43)
        dummy = "$argon2id$v=19$m=\(cost.memory / 1024),t=\(cost.operations),p=1$\(salt)$\(hash)"
        // A text that the hasher can't read would be refused at once, and the time would tell.
        guard !hasher.needsRehash(dummy) else { throw PasswordHasherError.unavailable }
    }

    /// What to store of a password.
    public func hash(_ password: String) throws -> String {
        try hasher.hash(password)
    }

    /// Whether `stored` was made from this password; without something stored false, after as much work.
    public func verify(_ password: String, against stored: String?) -> Bool {
        hasher.verify(password, against: stored ?? dummy) && stored != nil
    }

    /// Whether `stored` was made at another cost.
    public func needsRehash(_ stored: String) -> Bool {
        hasher.needsRehash(stored)
    }
}
