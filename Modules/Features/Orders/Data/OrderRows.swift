import DataKit
import Foundation
import OrdersDomain

extension Currency: SQLValue {}

extension Connection {
    private static let orders = """
        SELECT orders.id, customer, placed, currency, orders.code, percent, number, amount, moment, last_four
        FROM orders
        LEFT JOIN discount_codes ON discount_codes.code = orders.code
        LEFT JOIN payments ON payments.order_id = orders.id
        """

    /// The first orders, the newest first.
    func orders(limit: Int) throws -> OrderPage {
        let newest = "ORDER BY placed DESC, id DESC LIMIT ?"
        let lines = try lines(ofOrders: "SELECT id FROM orders \(newest)", limit)
        let orders = try query("\(Self.orders) ORDER BY placed DESC, orders.id DESC LIMIT ?", limit) { row in
            try Order(row: row, lines: lines[row.get("id")] ?? [])
        }
        let total = try first("SELECT count(*) AS total FROM orders")
        return OrderPage(orders: orders, total: try total?.get("total") ?? 0)
    }

    /// The order of that id, or nil.
    func order(id: Int) throws -> Order? {
        let lines = try lines(ofOrders: "?", id)
        return try first("\(Self.orders) WHERE orders.id = ?", id).map { try Order(row: $0, lines: lines[id] ?? []) }
    }

    private func lines(ofOrders chosen: String, _ value: Int) throws -> [Int: [OrderLine]] {
        let rows = try rows(
            "SELECT * FROM order_lines WHERE order_id IN (\(chosen)) ORDER BY order_id, position", value)
        return try rows.reduce(into: [:]) { lines, row in
            try lines[row.get("order_id"), default: []].append(
                OrderLine(name: row.get("name"), quantity: row.get("quantity"), price: row.get("price")))
        }
    }
}

extension Order {
    fileprivate init(row: Row, lines: [OrderLine]) throws {
        self.init(
            id: try row.get("id"), customer: try row.get("customer"), placed: try row.get("placed"),
            currency: try row.get("currency"), lines: lines, discount: try Discount(row: row),
            receipt: try Receipt(row: row))
    }
}

extension Discount {
    fileprivate init?(row: Row) throws {
        guard let code = try (row.get("code") as String?).flatMap(DiscountCode.init) else { return nil }
        self.init(code: code, percent: try row.get("percent"))
    }
}

extension Receipt {
    fileprivate init?(row: Row) throws {
        guard let number: Int = try row.get("number") else { return nil }
        let lastFour: String? = try row.get("last_four")
        self.init(
            number: number, order: try row.get("id"),
            amount: Money(try row.get("amount"), try row.get("currency")), moment: try row.get("moment"),
            method: lastFour.map { .card(lastFour: $0) } ?? .cash)
    }
}
