import NavigationKit

/// Looking at one's profile and editing it; only its surroundings end it.
public struct ProfileFlow: Flow {
    /// The flow, from the profile on.
    public init() {}

    /// The flow's name.
    public static let grammar = Grammar<Self>(Rule("profile", ProfileFlow()))

    /// Opens with the profile.
    public var start: [ProfileRoute] { [.profile] }
}
