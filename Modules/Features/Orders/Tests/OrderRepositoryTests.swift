import DomainKit
import Foundation
import OrdersData
import OrdersDomain
import Testing

@MainActor
struct OrderRepositoryTests {
    @Test func `the sample orders are the same each time, 772 is open, and both currencies and scripts are there`()
        async throws
    {
        let first = try await sampleOrders()
        #expect(try await sampleOrders() == first)
        #expect(first.total == 40)
        #expect(first.orders.map(\.id) == (740...779).reversed())
        #expect(first.orders.first { $0.id == 772 }?.isPaid == false)
        #expect(Set(first.orders.map(\.currency)) == [.som, .lev])
        #expect(first.orders.contains { $0.isPaid } && first.orders.contains { !$0.isPaid })
        #expect(first.orders.allSatisfy { $0.placed < Date(timeIntervalSince1970: 1_767_258_000) && !$0.lines.isEmpty })
        #expect(first.orders.contains { $0.customer.hasPrefix("Улуғбек") && $0.currency == .som })
        #expect(first.orders.contains { $0.customer.hasPrefix("Гергана") && $0.currency == .lev })
    }

    @Test func `a page holds the newest and counts all`() async throws {
        let shop = Shop(try await OrdersHost.sampleDatabase())
        let page = try await shop.orders.orders(limit: 3)
        #expect(page.orders.map(\.id) == [779, 778, 777])
        #expect(page.total == 40)
    }

    @Test(
        arguments: [("", .empty), ("SUMMER2026", .unknown), ("navruz2025", .used), ("' OR 1 = 1 --", .unknown)]
            as [(String, DiscountError)])
    func `a code that can't be used is refused and changes nothing`(typed: String, expected: DiscountError) async throws
    {
        let shop = Shop(try await OrdersHost.sampleDatabase())
        let before = try await shop.orders.order(id: 772)
        await #expect(throws: expected) { try await shop.useCases.applyDiscount(typed, toOrder: 772) }
        #expect(try await shop.orders.order(id: 772) == before)
    }

    @Test func `the code of a paid order stands, and a missing order has none`() async throws {
        let shop = Shop(try await OrdersHost.sampleDatabase())
        for id in [741, 777] {
            await #expect(throws: DiscountError.paid) {
                try await shop.useCases.applyDiscount("SPRING2026", toOrder: id)
            }
            await #expect(throws: DiscountError.paid) { try await shop.useCases.removeDiscount(fromOrder: id) }
        }
        await #expect(throws: DiscountError.noSuchOrder) {
            try await shop.useCases.applyDiscount("SPRING2026", toOrder: 1)
        }
        let paid = try #require(try await shop.orders.order(id: 741))
        #expect(paid.discount?.code.text == "NAVRUZ2025")
        #expect(paid.total.hundredths == paid.subtotal.hundredths - paid.reduction.hundredths)
    }

    @Test func `every change is told once it is kept, also of orders that lose a code`() async throws {
        let shop = Shop(try await OrdersHost.sampleDatabase())
        var heard: [Int] = []
        let subscription = shop.orders.changes.subscribe { heard.append($0.id) }
        let useCases = shop.useCases
        for id in [770, 772, 778] { try await useCases.applyDiscount("SPRING2026", toOrder: id) }
        try await useCases.removeDiscount(fromOrder: 778)
        #expect(heard == [770, 772, 778, 778])
        let total = try #require(try await shop.orders.order(id: 772)).total
        _ = try await useCases.payment.payOrder(order: 772, with: .cash, agreed: total)
        #expect(heard == [770, 772, 778, 778, 772, 770])
        #expect(try await shop.orders.order(id: 770)?.discount == nil)
        subscription.cancel()
    }

    private func sampleOrders() async throws -> OrderPage {
        try await SQLiteOrderRepository(database: OrdersHost.sampleDatabase()).orders(limit: 1000)
    }
}
