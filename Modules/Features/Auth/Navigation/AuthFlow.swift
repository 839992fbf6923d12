import AuthDomain
import NavigationKit

/// Coming in: by password, by a new account, or by a new password.
public struct AuthFlow: Flow {
    /// Who came in. The session is kept already.
    public typealias Output = Session

    /// The flow, from logging in on.
    public init() {}

    /// The flow's name.
    public static let grammar = Grammar<Self>(Rule("auth", AuthFlow()))

    /// Opens with logging in.
    public var start: [AuthRoute] { [.logIn] }
}
