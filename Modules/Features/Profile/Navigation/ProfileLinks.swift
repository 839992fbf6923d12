import NavigationKit

/// The links to the profile.
public enum ProfileLink: Addressable {
    case profile

    /// `profile`
    public static let grammar = Grammar<Self>(Rule("profile", .profile))

    /// The screens that the link shows, the last on top.
    public var stack: [ProfileRoute] {
        switch self {
        case .profile: [.profile]
        }
    }
}
