import DataKit
import Foundation
import OrdersData
import OrdersDomain
import Testing

@MainActor
struct PaymentTests {
    @Test func `an order is paid once, however many pay it at the same time`() async throws {
        try await withFile { database in
            let shop = Shop(database)
            let total = try #require(try await shop.orders.order(id: 772)).total
            let receipts = try await concurrently(100) { number in
                let useCases = Shop(database).useCases
                let means: PaymentMeans = number.isMultiple(of: 2) ? .cash : .card(token: "card-test")
                return try await useCases.payment.payOrder(order: 772, with: means, agreed: total)
            }
            #expect(receipts.count == 100)
            #expect(Set(receipts).count == 1)
            #expect(try await shop.orders.order(id: 772)?.receipt == receipts.first)
            #expect(try await count(of: "payments WHERE order_id = 772", in: database) == 1)
        }
    }

    @Test func `a code pays for one order, however many orders that hold it are paid at the same time`() async throws {
        try await withFile { database in
            let shop = Shop(database)
            let ids = try await shop.orders.orders(limit: 40).orders.filter { !$0.isPaid }.map(\.id)
            var agreed: [Int: Money] = [:]
            for id in ids {
                try await shop.useCases.applyDiscount("SPRING2026", toOrder: id)
                agreed[id] = try await shop.orders.order(id: id)?.total
            }
            let paid = try await concurrently(ids.count) { [agreed] number in
                let id = ids[number]
                let useCases = Shop(database).useCases
                guard let amount = agreed[id] else { return false }
                do {
                    _ = try await useCases.payment.payOrder(order: id, with: .cash, agreed: amount)
                    return true
                } catch PaymentError.totalChanged(let total) {
                    #expect(total.hundredths > amount.hundredths)
                    return false
                }
            }
            #expect(paid.count == ids.count)
            #expect(paid.filter(\.self).count == 1)
            #expect(try await count(of: "payments WHERE used_code = 'SPRING2026'", in: database) == 1)
        }
    }

    @Test func `a second payment returns the first receipt, whatever it would have paid`() async throws {
        let shop = Shop(try await OrdersHost.sampleDatabase())
        let payOrder = shop.useCases.payment.payOrder
        let total = try #require(try await shop.orders.order(id: 772)).total
        let first = try await payOrder(order: 772, with: .cash, agreed: total)
        #expect(try await payOrder(order: 772, with: .card(token: "unknown"), agreed: Money(1, .lev)) == first)
        let late = Payment(
            order: 772, amount: Money(1, .lev), method: .cash, authorisation: nil, moment: .distantFuture)
        #expect(try await shop.orders.record(late) == first)
    }

    @Test func `an amount that is not the total is not paid, not even by the repository alone`() async throws {
        let shop = Shop(try await OrdersHost.sampleDatabase())
        let total = try #require(try await shop.orders.order(id: 772)).total
        for amount in [Money(total.hundredths - 1, .som), Money(total.hundredths, .lev)] {
            await #expect(throws: PaymentError.totalChanged(total)) {
                try await shop.useCases.payment.payOrder(order: 772, with: .cash, agreed: amount)
            }
            await #expect(throws: PaymentError.totalChanged(total)) {
                try await shop.orders.record(
                    Payment(order: 772, amount: amount, method: .cash, authorisation: nil, moment: .distantPast))
            }
        }
        #expect(try await shop.orders.order(id: 772)?.isPaid == false)
    }

    @Test func `what is not there is not paid`() async throws {
        let shop = Shop(try await OrdersHost.sampleDatabase())
        let payOrder = shop.useCases.payment.payOrder
        await #expect(throws: PaymentError.noSuchOrder) {
            try await payOrder(order: 1, with: .cash, agreed: Money(0, .som))
        }
        let total = try #require(try await shop.orders.order(id: 772)).total
        await #expect(throws: PaymentError.noSuchCard) {
            try await payOrder(order: 772, with: .card(token: "unknown"), agreed: total)
        }
    }

    @Test func `the database holds a card's last four digits and month, and neither its number nor its check code`()
        async throws
    {
        try await withFile { database in
            guard case .file(let file) = database.location else { return }
            var form = CardForm()
            (form.number, form.holder, form.expiry, form.cvc) = (
                "5105 1051 0510 5100", "Aziza Karimova", "12/27", "987"
            )
            let card = try await Shop(database).useCases.payment.keepCard(form)
            #expect(card.lastFour == "5100")
            let cards = try await database.read { try $0.rows("SELECT * FROM cards WHERE token = ?", card.token) }
            #expect(cards.map(\.names) == [["token", "owner", "last_four", "month", "year"]])
            for ending in ["", "-wal"] {
                let bytes = try Data(contentsOf: URL(filePath: file.path + ending))
                #expect(bytes.range(of: Data("510510".utf8)) == nil)
                #expect(bytes.range(of: Data("987".utf8)) == nil)
            }
            let wal = try Data(contentsOf: URL(filePath: file.path + "-wal"))
            #expect(wal.range(of: Data(card.token.utf8)) != nil)
        }
    }

    /// A file that a database of its own threads has, with the sample orders and one card.
    private func withFile(_ body: (Database) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "orders-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Database.open(at: folder.appending(path: "orders.sqlite"), executors: .own)
        try await OrdersHost.prepare(database)
        try await SQLiteCardRepository(database: database, owner: { "alisher" }).keep(
            StoredCard(token: "card-test", lastFour: "4242", expiry: CardExpiry(month: 12, year: 2027)))
        try await body(database)
        await database.close()
    }

    private func concurrently<Value: Sendable>(
        _ count: Int, _ work: @escaping @Sendable (Int) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: Value.self) { group in
            for number in 0..<count { group.addTask { @concurrent in try await work(number) } }
            var values: [Value] = []
            for try await value in group { values.append(value) }
            return values
        }
    }

    private func count(of rows: String, in database: Database) async throws -> Int? {
        try await database.read { try $0.first("SELECT count(*) AS count FROM \(rows)")?.get("count") }
    }
}
