import CSodium
import Foundation

/// Turns passwords into texts that can be stored, and checks passwords against them: Argon2id, by libsodium.
///
/// - The text holds the algorithm, its costs and a random salt of libsodium's own, so two hashes of one password differ.
/// - A password is brought to the Unicode form NFC before its UTF-8 is hashed (as RFC 8265 says), so that an é typed as
///   one character or as two is one password. Nothing else is changed: case and blanks count.
/// - It is slow on purpose, and runs on the caller's thread.
///
/// ```swift
/// let hasher = try PasswordHasher(cost: .interactive)
/// let stored = try hasher.hash(password)
/// if hasher.verify(password, against: stored), hasher.needsRehash(stored) { … }
/// ```
public struct PasswordHasher: Sendable {
    /// How much work one hash is. The numbers are libsodium's.
    public struct Cost: Sendable, Hashable {
        /// How many passes are made over the memory.
        public let operations: UInt64
        /// How much memory is filled, in bytes.
        public let memory: Int

        /// For a person who waits: 64 MiB.
        public static var interactive: Cost {
            Cost(operations: UInt64(crypto_pwhash_opslimit_interactive()), memory: crypto_pwhash_memlimit_interactive())
        }

        /// For what is worth more and used less: 256 MiB.
        public static var moderate: Cost {
            Cost(operations: UInt64(crypto_pwhash_opslimit_moderate()), memory: crypto_pwhash_memlimit_moderate())
        }

        /// The least that libsodium allows: 8 KiB. Only for tests and sample data.
        public static var minimum: Cost {
            Cost(operations: UInt64(crypto_pwhash_opslimit_min()), memory: crypto_pwhash_memlimit_min())
        }
    }

    private let cost: Cost

    /// A hasher of this cost. Throws ``PasswordHasherError/unavailable`` when libsodium can't start.
    public init(cost: Cost) throws {
        // The first call starts the library, for any number of threads at once; later ones return 1.
        guard sodium_init() >= 0 else { throw PasswordHasherError.unavailable }
        self.cost = cost
    }

    /// A text to store for this password, with a salt of its own.
    ///
    /// Throws ``PasswordHasherError/outOfMemory(bytes:)``.
    public func hash(_ password: String) throws -> String {
        let password = bytes(of: password)
        var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let code = crypto_pwhash_str_alg(
            &text, password, UInt64(password.count), cost.operations, cost.memory, crypto_pwhash_alg_argon2id13())
        guard code == 0 else { throw PasswordHasherError.outOfMemory(bytes: cost.memory) }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// True when `stored` was made from this password, at whatever cost. False for any other text.
    public func verify(_ password: String, against stored: String) -> Bool {
        guard let text = terminated(stored) else { return false }
        let password = bytes(of: password)
        return crypto_pwhash_str_verify(text, password, UInt64(password.count)) == 0
    }

    /// True when `stored` was made at another cost than this hasher's, or by no Argon2id at all: hash the password anew
    /// the next time it is typed.
    public func needsRehash(_ stored: String) -> Bool {
        guard let text = terminated(stored) else { return true }
        return crypto_pwhash_str_needs_rehash(text, cost.operations, cost.memory) != 0
    }

    private func bytes(of password: String) -> [CChar] {
        password.precomposedStringWithCanonicalMapping.utf8.map(CChar.init(bitPattern:))
    }

    /// The text in a buffer of the length that libsodium reads; nil when it is no text of libsodium's.
    private func terminated(_ stored: String) -> [CChar]? {
        let length = crypto_pwhash_strbytes()
        guard stored.utf8.count < length, !stored.utf8.contains(0) else { return nil }
        let text = stored.utf8.map(CChar.init(bitPattern:))
        return text + [CChar](repeating: 0, count: length - text.count)
    }
}

/// Why a password could not be hashed.
public enum PasswordHasherError: Error, Sendable, Hashable, CustomStringConvertible {
    /// libsodium found no way to run on this machine.
    case unavailable
    /// There was not enough memory for the cost.
    case outOfMemory(bytes: Int)

    /// What failed, and what to do next.
    public var description: String {
        switch self {
        case .unavailable:
            "libsodium can't start, so no password can be hashed. Check that the system has a source of random numbers."
        case .outOfMemory(let bytes):
            "Hashing a password takes \(bytes) bytes of memory, which are not free. Try again, or use a lower cost."
        }
    }
}
