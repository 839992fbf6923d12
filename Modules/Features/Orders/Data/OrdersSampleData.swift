import DataKit
import DomainKit
import Foundation
import OrdersDomain

/// Orders for a first start: the same for the same random source, from Uzbek and Bulgarian customers, in their scripts.
///
/// Order 772 is open and in som. Of the codes, `SPRING2026` takes 15 % and is free; `NAVRUZ2025` took 20 % and is used.
public enum OrdersSampleData {
    /// The ids of the orders, the newest last.
    public static let ids = 740...779

    /// Fills the tables of orders, lines, codes and payments.
    public static func insert(into connection: Connection, random: some RandomSource) throws {
        try connection.execute(
            "INSERT INTO discount_codes (code, percent) VALUES ('SPRING2026', 15), ('NAVRUZ2025', 20)")
        for id in ids {
            let shop = (id == 772 ? nil : random.element(of: Self.shops)) ?? Self.shops[0]
            let customer = random.element(of: shop.customers) ?? ""
            let placed = firstDay.addingTimeInterval(
                Double((id - ids.lowerBound) * 11 * 60 + random.int(in: 0...600)) * 60)
            try connection.execute(
                "INSERT INTO orders (id, customer, placed, currency) VALUES (?, ?, ?, ?)",
                id, customer, placed, shop.currency)
            try insertLines(of: id, from: shop, into: connection, random: random)
            if id.isMultiple(of: 3) { try insertPayment(of: id, placed: placed, into: connection) }
        }
    }

    private static func insertLines(
        of id: Int, from shop: Shop, into connection: Connection, random: some RandomSource
    ) throws {
        var goods = shop.goods
        for position in 1...random.int(in: 2...4) {
            let (name, price) = goods.remove(at: random.int(in: 0...goods.count - 1))
            try connection.execute(
                "INSERT INTO order_lines (order_id, position, name, quantity, price) VALUES (?, ?, ?, ?, ?)",
                id, position, name, random.int(in: 1...4), price)
        }
    }

    /// Pays an order two hours after it was placed; every other one by card, and the first with a code.
    private static func insertPayment(of id: Int, placed: Date, into connection: Connection) throws {
        let isFirst = try connection.first("SELECT 1 FROM payments") == nil
        let code = isFirst ? "NAVRUZ2025" : nil
        try connection.execute("UPDATE orders SET code = ? WHERE id = ?", code, id)
        guard let total = try connection.order(id: id)?.total else { return }
        try connection.execute(
            "INSERT INTO payments (number, order_id, amount, moment, last_four, used_code) VALUES (?, ?, ?, ?, ?, ?)",
            isFirst ? firstReceipt : nil, id, total.hundredths, placed.addingTimeInterval(2 * 60 * 60),
            id.isMultiple(of: 2) ? "4242" : nil, code)
    }

    private static let firstReceipt = 10_001

    /// 12 December 2025, 09:00 UTC.
    private static let firstDay = Date(timeIntervalSince1970: 1_765_530_000)

    /// What is sold in one script and currency, and who buys it.
    private struct Shop {
        let currency: Currency
        let customers: [String]
        let goods: [(name: String, price: Int)]
    }

    private static let shops = [
        Shop(
            currency: .som,
            customers: [
                "Aziza Karimova", "Bahodir Toʻrayev", "Gulnora Yoʻldosheva", "Jasur Mirzayev", "Otabek Gʻaniyev",
            ],
            goods: [
                ("Samarqand noni", 12_000_00), ("Koʻk choy", 38_500_00), ("Oʻrik quritilgan", 64_990_50),
                ("Atlas roʻmol", 245_000_00), ("Sopol lagan", 180_000_00), ("Qovun", 27_499_90),
            ]),
        Shop(
            currency: .som,
            customers: ["Дилноза Абдуллаева", "Улуғбек Раҳимов", "Фаррух Йўлдошев", "Ҳилола Ўринова"],
            goods: [
                ("Самарқанд нони", 12_000_00), ("Кўк чой", 38_500_00), ("Ўрик қуритилган", 64_990_50),
                ("Дўппи", 95_000_00), ("Сопол лаган", 180_000_00), ("Пахта мойи", 23_750_25),
            ]),
        Shop(
            currency: .lev,
            customers: [
                "Боян Кръстев", "Гергана Стоянова", "Димитър Ангелов", "Йоана Цветкова", "Любомир Йорданов",
            ],
            goods: [
                ("Розова вода", 8_49), ("Лютеница", 6_79), ("Шарена сол", 3_25), ("Керамична чаша", 18_90),
                ("Овче сирене", 21_35), ("Мед от липа", 14_99),
            ]),
    ]
}
