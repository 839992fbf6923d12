import AuthNavigation
import HomeNavigation
import NavigationKit
import OnboardingNavigation
import OrdersNavigation
import ProfileNavigation
import SettingsNavigation
import TodosNavigation

/// Every kind of screen that the app has, by the shape of its route.
enum Catalogue {
    struct Kind: Sendable {
        let templates: [String]
        let template: @Sendable (String) -> String?

        init<R: Route>(_: R.Type) {
            templates = R.grammar.templates
            template = { R.grammar.template(reading: $0) }
        }
    }

    /// The routes that anybody may see, and those for which one must be signed in. A feature that is added is added here;
    /// the walks fail on a screen that stands in neither list.
    static let open = [Kind(AuthRoute.self), Kind(OnboardingRoute.self)]
    static let closed = [
        Kind(HomeRoute.self), Kind(OrdersRoute.self), Kind(PaymentRoute.self), Kind(ProfileRoute.self),
        Kind(SettingsRoute.self), Kind(TodosRoute.self),
    ]

    /// The shape of a route's name.
    static func template(of address: String) -> String? {
        (open + closed).lazy.compactMap { $0.template(address) }.first
    }
}
