import OrdersDomain
import PresentationKit

extension OrderListViewModel {
    /// The list, or what became of the last load.
    public var screen: Screen {
        Screen("Orders") {
            switch content {
            case .loading: Progress("Loading orders")
            case .failed:
                Text("The orders could not be loaded.")
                Button("orders.retry", "Try again") { [weak self] in self?.reload() }
            case .loaded(let page) where page.orders.isEmpty: Text("There are no orders yet.")
            case .loaded(let page): orders(page)
            }
            Button("orders.reload", "Reload") { [weak self] in self?.reload() }
        }
    }

    @ScreenBuilder
    private func orders(_ page: OrderPage) -> [Element] {
        Badge("Orders", "\(page.total)")
        for order in page.orders {
            Row(
                "order.\(order.id)", order.title, detail: "\(order.customer) · \(formats().money(order.total))",
                badge: order.state
            ) { [weak self] in self?.open(order) }
        }
        if page.orders.count < page.total {
            Button("orders.more", "Show more (\(page.total - page.orders.count) left)") { [weak self] in
                self?.showMore()
            }
        }
    }
}
