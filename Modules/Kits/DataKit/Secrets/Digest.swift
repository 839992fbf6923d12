import CSodium

/// A short fingerprint of bytes that nobody can turn back, or make other bytes for: BLAKE2b with 256 bits, by libsodium.
///
/// It is fast, so it suits what can't be guessed, such as a random token that is to be found again without being stored.
/// A password can be guessed: that is what ``PasswordHasher`` is for.
public enum Digest {
    /// The fingerprint of the text's UTF-8 bytes, as 64 hexadecimal digits in lower case.
    public static func blake2b(of text: String) -> String {
        let bytes = Array(text.utf8)
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
