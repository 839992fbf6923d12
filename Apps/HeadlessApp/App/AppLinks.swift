import HomeNavigation
import NavigationKit
import OrdersNavigation
import ProfileNavigation
import TodosNavigation

/// All links of the app: each feature's own grammar, and the tab on which its screens stand.
enum AppLinks {
    static let table = LinkTable(
        scheme: "karvon",
        [
            LinkKind(HomeLink.self, tab: .home) { $0.stack },
            LinkKind(OrdersLink.self, tab: .orders) { $0.stack },
            LinkKind(TodosLink.self, tab: .todos) { $0.stack },
            LinkKind(ProfileLink.self, tab: .profile) { $0.stack },
        ])
}
