/// Makes and checks what is stored of passwords. Slow on purpose.
public protocol Passwords: Sendable {
    /// What to store of a password.
    func hash(_ password: String) async throws -> String

    /// Whether `stored` was made from this password.
    ///
    /// Without something stored it is false, and takes as long: the time doesn't tell whether an account exists.
    func verify(_ password: String, against stored: String?) async -> Bool

    /// Whether `stored` was made at another cost than what is made now.
    func needsRehash(_ stored: String) async -> Bool
}
