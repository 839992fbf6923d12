/// A name that a profile may have: something in it, and not more than fits.
public struct ProfileName: Hashable, Sendable {
    /// How many characters, as a person counts them, a name may have.
    public static let limit = 60

    /// The name, without spaces around it.
    public let text: String

    /// The name that a draft stands for. Throws when it is none.
    public init(_ draft: String) throws(ProfileNameError) {
        text = draft.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else { throw .empty }
        guard text.count <= Self.limit else { throw .tooLong(count: text.count) }
    }
}

/// Why a draft is no name.
public enum ProfileNameError: Error, Hashable, Sendable {
    /// There is nothing but spaces.
    case empty
    /// There are more than `ProfileName.limit` characters.
    case tooLong(count: Int)
}
