import Foundation

/// The proof that somebody means to delete the account: they have typed its e-mail address. There is no other way to one.
public struct DeletionConfirmation: Hashable, Sendable {
    /// The confirmation that was typed, or nil when it isn't the address. Case and spaces around it make no difference.
    public init?(typed: String, email: String) {
        guard !Self.plain(email).isEmpty, Self.plain(typed) == Self.plain(email) else { return nil }
    }

    /// Whether what is typed can't become the address any more.
    public static func isWrong(typed: String, email: String) -> Bool {
        !plain(email).hasPrefix(plain(typed))
    }

    private static func plain(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
