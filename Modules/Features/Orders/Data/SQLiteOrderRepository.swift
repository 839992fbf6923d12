import DataKit
import DomainKit
import OrdersDomain

/// Orders and their payments in SQLite.
public struct SQLiteOrderRepository: OrderRepository {
    /// Tells which order has changed; give one repository to everybody, so that all hear of it.
    public let changes = ChangeFeed<OrderChange>()
    private let database: Database

    /// Orders in a database in which `OrdersMigrations` have run.
    public init(database: Database) {
        self.database = database
    }

    /// The first orders, the newest first.
    public func orders(limit: Int) async throws -> OrderPage {
        try await database.read { try $0.orders(limit: limit) }
    }

    /// The order of that id.
    public func order(id: Int) async throws -> Order? {
        try await database.read { try $0.order(id: id) }
    }

    /// Keeps a code with an order that is open.
    public func apply(_ code: DiscountCode, toOrder id: Int) async throws {
        try await database.write { connection in
            try connection.requireOpenOrder(id: id)
            guard try connection.first("SELECT 1 FROM discount_codes WHERE code = ?", code.text) != nil else {
                throw DiscountError.unknown
            }
            guard try connection.first("SELECT 1 FROM payments WHERE used_code = ?", code.text) == nil else {
                throw DiscountError.used
            }
            try connection.execute("UPDATE orders SET code = ? WHERE id = ?", code.text, id)
        }
        await changes.publish(OrderChange(id: id))
    }

    /// Takes the code off an order that is open.
    public func removeDiscount(fromOrder id: Int) async throws {
        try await database.write { connection in
            try connection.requireOpenOrder(id: id)
            try connection.execute("UPDATE orders SET code = NULL WHERE id = ?", id)
        }
        await changes.publish(OrderChange(id: id))
    }

    /// Records the payment in one transaction, or returns the receipt of the one that is there.
    public func record(_ payment: Payment) async throws -> Receipt {
        let (receipt, changed) = try await database.write { try $0.record(payment) }
        for id in changed { await changes.publish(OrderChange(id: id)) }
        return receipt
    }
}

extension Connection {
    fileprivate func requireOpenOrder(id: Int) throws {
        guard let order = try order(id: id) else { throw DiscountError.noSuchOrder }
        guard !order.isPaid else { throw DiscountError.paid }
    }

    /// The receipt of the order's payment, and the orders that have changed.
    fileprivate func record(_ payment: Payment) throws -> (Receipt, [Int]) {
        guard let order = try order(id: payment.order) else { throw PaymentError.noSuchOrder }
        if let receipt = order.receipt { return (receipt, []) }
        guard order.total == payment.amount else { throw PaymentError.totalChanged(order.total) }
        let lastFour: String? = if case .card(let lastFour) = payment.method { lastFour } else { nil }
        let code = order.discount?.code.text
        try execute(
            """
            INSERT INTO payments (order_id, amount, moment, last_four, authorisation, used_code)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            order.id, payment.amount.hundredths, payment.moment, lastFour, payment.authorisation, code)
        let receipt = Receipt(
            number: Int(lastInsertID), order: order.id, amount: payment.amount, moment: payment.moment,
            method: payment.method)
        let others = try query(
            "UPDATE orders SET code = NULL WHERE code = ? AND id <> ? RETURNING id", code, order.id
        ) { try $0.get("id") as Int }
        return (receipt, [order.id] + others.sorted())
    }
}
