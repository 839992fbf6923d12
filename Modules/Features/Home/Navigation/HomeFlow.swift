import NavigationKit

/// Looking around in the directory; only its surroundings end it.
public struct HomeFlow: Flow {
    /// The flow, from the list on.
    public init() {}

    /// The flow's name.
    public static let grammar = Grammar<Self>(Rule("home", HomeFlow()))

    /// Opens with the list.
    public var start: [HomeRoute] { [.list] }
}
