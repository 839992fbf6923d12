import DataKit
import Foundation
import HeadlessKit
import OrdersData
import OrdersDomain

extension Order {
    /// An order of one line.
    static func test(price: Int, quantity: Int = 1, discount: Discount?) -> Order {
        Order(
            id: 1, customer: "Aziza Karimova", placed: .distantPast, currency: .som,
            lines: [OrderLine(name: "Non", quantity: quantity, price: price)], discount: discount, receipt: nil)
    }
}

/// Everything below the screens, over one database; each shop is as another process would be.
struct Shop: Sendable {
    let orders: SQLiteOrderRepository
    let useCases: OrdersUseCases

    init(_ database: Database) {
        let clock = ManualClock(now: Date(timeIntervalSince1970: 1_767_258_000))
        orders = SQLiteOrderRepository(database: database)
        useCases = OrdersUseCases(
            orders: orders, cards: SQLiteCardRepository(database: database, owner: { "alisher" }),
            gateway: LocalPaymentGateway(identifiers: SequentialIdentifiers(), clock: clock, latency: .zero),
            clock: clock)
    }
}
