import NavigationKit

/// The screens of the profile.
public enum ProfileRoute: Route {
    case profile
    case edit

    /// The screens' names.
    public static let grammar = Grammar<Self>(Rule("profile", .profile), Rule("profile/edit", .edit))

    /// Only for those who are signed in.
    public var requires: Condition? { .signedIn }
}
