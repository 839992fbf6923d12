/// Keeps small secrets, such as the token of a session, apart from all other data.
///
/// - Calls are synchronous and may come from any thread; they are carried out one at a time.
/// - A name is 1 to 100 characters of `a-z`, `0-9`, `.`, `-` and `_`, and starts with a letter or a digit. Any other
///   throws ``SecretStoreError/invalidName(_:)``: names become file names, on systems too that don't tell cases apart.
public protocol SecretStore: Sendable {
    /// The secret of this name, or nil when there is none.
    func secret(named name: String) throws -> String?

    /// Keeps the secret under this name, in place of the one that was there.
    func set(_ secret: String, named name: String) throws

    /// Forgets the secret of this name. Does nothing when there is none.
    func remove(named name: String) throws
}

/// Throws unless the name is one that every store takes.
func checkSecretName(_ name: String) throws {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isValid = name.utf8.enumerated().allSatisfy { position, byte in
        letters.contains(byte) || digits.contains(byte) || (position > 0 && "._-".utf8.contains(byte))
    }
    guard isValid, (1...100).contains(name.utf8.count) else { throw SecretStoreError.invalidName(name) }
}
