/// What a new password must be like.
public enum PasswordRules {
    /// How many characters a password has at least.
    public static let minimumLength = 8

    /// What is wrong with a password for somebody with this name and address, or nil.
    ///
    /// Length counts most, so nothing is asked of the kinds of characters (as NIST SP 800-63B advises); refused is what is
    /// guessed first: what many people take, fewer than four different characters, the own name or address.
    public static func fault(of password: String, name: String, email: EmailAddress?) -> PasswordFault? {
        guard !password.isEmpty else { return .empty }
        guard password.count >= minimumLength else { return .tooShort }
        let folded = password.lowercased()
        let own = [name.lowercased(), email?.text, email?.mailbox].compactMap(\.self)
        let isGuessed = CommonPasswords.all.contains(folded) || own.contains(folded) || Set(folded).count < 4
        return isGuessed ? .tooCommon : nil
    }
}

/// What is wrong with a password that somebody chose.
public enum PasswordFault: Error, Hashable, Sendable, CaseIterable {
    case empty
    case tooShort
    case tooCommon
}
