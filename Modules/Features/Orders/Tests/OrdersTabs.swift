import HeadlessKit
import NavigationKit
import OrdersNavigation
import PresentationKit

/// An app whose first tab is another and whose second holds the orders: links lead there.
@MainActor
final class OrdersTabs: HeadlessApplication {
    let navigator: Navigator
    let secrets: [String: String]
    private let root: TabsCoordinator?

    init(
        in environment: HeadlessEnvironment, secrets: [String: String],
        build: @escaping (OrdersFlow, Router<OrdersFlow>) -> OrdersCoordinator
    ) {
        self.secrets = secrets
        var root: TabsCoordinator?
        navigator = Navigator(
            app: TabsFlow(), host: environment.host, clock: environment.clock, activity: environment.activity
        ) { _, router in
            let coordinator = TabsCoordinator(router: router, orders: build)
            root = coordinator
            return coordinator
        }
        self.root = root
        navigator.links = LinkTable(scheme: "karvon", [LinkKind(OrdersLink.self, tab: "orders") { $0.stack }])
        root?.router.setRoot(
            "main",
            tabs: [TabFlow("other", "Other", OrdersFlow()), TabFlow("orders", "Orders", OrdersFlow(), layout: .split)])
    }

    /// Ends the session: everything is replaced, and nobody is asked.
    func signOut() {
        root?.router.setRoot(OrdersFlow(), because: .signedOut)
    }
}

private struct TabsFlow: Flow {
    static let grammar = Grammar<Self>(Rule("tabs", TabsFlow()))
    var start: [NoStep] { [] }
}

@MainActor
private final class TabsCoordinator: Coordinator {
    typealias Coordinated = TabsFlow
    let router: Router<TabsFlow>
    private let orders: (OrdersFlow, Router<OrdersFlow>) -> OrdersCoordinator

    init(router: Router<TabsFlow>, orders: @escaping (OrdersFlow, Router<OrdersFlow>) -> OrdersCoordinator) {
        self.router = router
        self.orders = orders
    }

    var children: [ChildFlow] { [ChildFlow(OrdersFlow.self, build: orders)] }
}
