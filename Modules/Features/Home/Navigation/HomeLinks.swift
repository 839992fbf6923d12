import NavigationKit

/// The links into the directory.
public enum HomeLink: Addressable {
    case user(id: Int)

    /// `user/123`
    public static let grammar = Grammar<Self>(
        Rule("user/{id}", .int, make: Self.user) { if case .user(let id) = $0 { id } else { nil } }
    )

    /// The screens that the link shows, the last on top.
    public var stack: [HomeRoute] {
        switch self {
        case .user(let id): [.list, .user(id: id)]
        }
    }
}
