/// Why a secret could not be kept or read. Never shows a secret.
public enum SecretStoreError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name is not one that a store takes.
    case invalidName(String)
    /// The file or folder can be read or changed by other users, so what it holds is no secret.
    case exposed(path: String, permissions: UInt32)
    /// The file or folder is a link, belongs to another user, or is of another kind.
    case foreign(path: String)
    /// The file holds something that is not UTF-8 text.
    case malformed(path: String)
    /// The operating system refused a call.
    case system(call: String, path: String, reason: String)

    /// What failed, where, and what to do next.
    public var description: String {
        switch self {
        case .invalidName(let name):
            "\"\(name)\" can't name a secret. Use 1 to 100 of a-z, 0-9, \".\", \"-\" and \"_\", a letter or digit first."
        case .exposed(let path, let permissions):
            "Other users can reach \(path) (permissions \(String(permissions, radix: 8))), so it was not read. "
                + "Take their access away with chmod go-rwx, and replace the secrets that they may have seen."
        case .foreign(let path):
            "\(path) is a link, belongs to another user, or is of another kind than expected. Move it away."
        case .malformed(let path):
            "\(path) does not hold UTF-8 text. Set the secret anew."
        case .system(let call, let path, let reason):
            "\(call) failed for \(path): \(reason). Check that the folder exists and has room, and who owns it."
        }
    }
}
