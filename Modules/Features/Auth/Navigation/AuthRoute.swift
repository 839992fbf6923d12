import AuthDomain
import NavigationKit

/// The screens on the way in. A route names a challenge, never a code or a password.
public enum AuthRoute: Route {
    case logIn
    case register
    case code(challenge: Challenge.ID)
    case forgottenPassword
    case newPassword(challenge: Challenge.ID)

    /// The screens' names.
    public static let grammar = Grammar<Self>(
        Rule("auth/log-in", .logIn),
        Rule("auth/register", .register),
        Rule("auth/code/{challenge}", .string, make: Self.code) { if case .code(let id) = $0 { id } else { nil } },
        Rule("auth/forgotten", .forgottenPassword),
        Rule("auth/new-password/{challenge}", .string, make: Self.newPassword) {
            if case .newPassword(let id) = $0 { id } else { nil }
        }
    )

    /// For everybody.
    public var requires: Condition? { nil }
}
