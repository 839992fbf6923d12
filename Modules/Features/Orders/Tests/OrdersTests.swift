import DataKit
import HeadlessKit
import NavigationKit
import OrdersData
import OrdersDomain
import OrdersNavigation
import PresentationKit
import Testing
import TranscriptKit

@MainActor
struct OrdersTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `orders show`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: OrdersHost.launch)
    }

    @Test func `list and detail change by themselves when an order is paid elsewhere`() async throws {
        let database = try await OrdersHost.sampleDatabase()
        let orders = SQLiteOrderRepository(database: database)
        let app = try await OrdersHost.driver(of: orders, on: database)
        try await app.tap("order.772")
        let total = try #require(try await orders.order(id: 772)).total
        _ = try await orders.record(
            Payment(order: 772, amount: total, method: .cash, authorisation: nil, moment: app.environment.clock.now))
        await app.settle()
        #expect(app.snapshot.lines.contains("| [badge] State: Paid"))
        let list = try await app.back().snapshot.lines
        #expect(list.contains { $0.contains("order.772") && $0.hasSuffix("(Paid)") })
    }

    @Test func `two sheets on two devices pay once, and show one receipt`() async throws {
        let database = try await OrdersHost.sampleDatabase()
        let first = try await OrdersHost.driver(on: database)
        let second = try await OrdersHost.driver(on: database)
        for app in [first, second] {
            for id in ["order.772", "order.pay", "payment.cash"] { try await app.tap(id) }
        }
        let paid = try await first.tap("payment.pay").snapshot
        #expect(paid.lines.contains("| Receipt 10014"))
        #expect(try await second.tap("payment.pay").snapshot == paid)
        let count = try await database.read { try $0.first("SELECT count(*) AS n FROM payments WHERE order_id = 772") }
        #expect(try count?.get("n", as: Int.self) == 1)
    }

    @Test func `a tap on a button as it was before does not pay again, neither meanwhile nor later`() async throws {
        let database = try await OrdersHost.sampleDatabase()
        var timesAsked = 0
        let app = try await OrdersHost.driver(on: database, latency: .seconds(5)) { timesAsked += 1 }
        try await app.fillCard()
        try await app.tap("payment.submit")
        let before = try #require(try await app.advance(.seconds(5)).snapshot.screens.last).screen
        for _ in 1...3 { try before.receive(.tap, at: "payment.pay") }
        #expect(timesAsked == 1)
        try await app.advance(.seconds(5))
        try before.receive(.tap, at: "payment.pay")
        #expect(timesAsked == 1)
        #expect(app.snapshot.lines.contains("| Receipt 10014"))
        #expect(try await database.read { try $0.rows("SELECT * FROM payments WHERE number > 10013") }.count == 1)
    }

    @Test func `signing out while the bank is asked ends the payment unpaid, without a question`() async throws {
        let database = try await OrdersHost.sampleDatabase()
        let app = try await OrdersHost.driver(on: database, latency: .seconds(5), hasTabs: true)
        try await app.fillCard()
        try await app.tap("payment.submit")
        try await app.advance(.seconds(5))
        try await app.tap("payment.pay")
        (app.app as? OrdersTabs)?.signOut()
        let step = try await app.advance(.seconds(10))
        #expect(step.happenings.contains("payment/772 cancelled (signed out)"))
        #expect(step.snapshot.screens.map(\.path) == ["Orders"])
        #expect(try await Shop(database).orders.order(id: 772)?.isPaid == false)
    }

    @Test func `a payment whose order was paid meanwhile shows that, and leads to the receipt`() async throws {
        let database = try await OrdersHost.sampleDatabase()
        let app = try await OrdersHost.driver(on: database)
        for id in ["order.772", "order.pay", "payment.cash"] { try await app.tap(id) }
        let total = try #require(try await Shop(database).orders.order(id: 772)).total
        _ = try await Shop(database).useCases.payment.payOrder(order: 772, with: .cash, agreed: total)
        #expect(try await app.relaunch().snapshot.lines.contains("| Order 772 is paid."))
        #expect(try await app.back().snapshot.lines.contains("| Order 772 is paid."))
        #expect(try await app.tap("payment.show-receipt").snapshot.lines.contains("| Receipt 10014"))
        #expect(try await app.tap("payment.done").snapshot.lines.contains("| [badge] State: Paid"))
    }

    @Test func `a card that is no longer known can be replaced by another`() async throws {
        let database = try await OrdersHost.sampleDatabase()
        let app = try await OrdersHost.driver(on: database)
        try await app.fillCard()
        try await app.tap("payment.submit")
        try await database.write { try $0.execute("DELETE FROM cards") }
        #expect(try await app.tap("payment.pay").snapshot.lines.contains("| This card is no longer known."))
        #expect(try await app.relaunch().snapshot.lines.contains("| This card is no longer known."))
        #expect(try await app.tap("payment.other-card").snapshot.screens.last?.address == "payment/772/card")
    }

    @Test(arguments: [[], ["payment.cash"], ["payment.cash", "payment.pay"]])
    func `a step that can't be loaded says so, and succeeds when it is tried again`(_ taps: [String]) async throws {
        let database = try await OrdersHost.sampleDatabase()
        let app = try await OrdersHost.driver(on: database)
        for id in ["order.772", "order.pay"] + taps { try await app.tap(id) }
        let expected = app.snapshot
        try await database.write { try $0.execute("ALTER TABLE order_lines RENAME TO lost") }
        let failed = try await app.relaunch().snapshot.lines
        #expect(failed.contains { $0.hasSuffix("could not be loaded.") })
        #expect(try await app.tap("payment.retry").snapshot.lines == failed)
        try await database.write { try $0.execute("ALTER TABLE lost RENAME TO order_lines") }
        #expect(try await app.tap("payment.retry").snapshot.lines == expected.lines)
    }

    @Test func `a card that can't be kept says so, and goes on when it is tried again`() async throws {
        let database = try await OrdersHost.sampleDatabase()
        let app = try await OrdersHost.driver(on: database)
        try await app.fillCard()
        try await database.write { try $0.execute("ALTER TABLE cards RENAME TO lost") }
        let failed = try await app.tap("payment.submit").snapshot.lines
        #expect(failed.contains("| The card could not be checked. Nothing was paid. Try again."))
        try await database.write { try $0.execute("ALTER TABLE lost RENAME TO cards") }
        #expect(try await app.tap("payment.submit").snapshot.screens.last?.address == "payment/772/confirm/card-id-2")
    }

    @Test func `what is saved of a payment holds nothing of the card`() async throws {
        let app = try await OrdersHost.driver(on: try await OrdersHost.sampleDatabase())
        var saved: [String] = []
        let save = app.app.navigator.onChange
        app.app.navigator.onChange = { state in
            saved.append("\(state)")
            save(state)
        }
        try await app.fillCard(number: "5105105105105100")
        for id in ["payment.submit", "payment.pay", "payment.done"] { try await app.tap(id) }
        #expect(saved.count >= 6 && saved.contains { $0.contains("payment/772/confirm/card-id-1") })
        for secret in ["5105", "5100", "Karimova", "12/27", "987"] {
            #expect(saved.allSatisfy { !$0.contains(secret) })
        }
    }

    @Test(
        arguments: [
            ("payment/772/method", .method(order: 772)), ("payment/772/card", .card(order: 772)),
            ("payment/772/confirm/cash", .confirm(order: 772, means: .cash)),
            ("payment/772/confirm/card-id-1", .confirm(order: 772, means: .card(token: "card-id-1"))),
            ("payment/772/receipt", .receipt(order: 772)),
        ] as [(String, PaymentRoute)])
    func `a step's name reads back as the step`(name: String, route: PaymentRoute) throws {
        #expect(route.address == name)
        #expect(try PaymentRoute(address: name) == route)
        #expect(route.requires == .signedIn)
    }

    @Test(
        arguments: [
            ("orders", .list, [.list]), ("orders/details?id=772", .detail(id: 772), [.list, .detail(id: 772)]),
        ] as [(String, OrdersLink, [OrdersRoute])])
    func `a link's text reads back as the link, and shows the list beneath`(
        text: String, link: OrdersLink, stack: [OrdersRoute]
    ) throws {
        #expect(link.address == text)
        #expect(try OrdersLink(address: text) == link)
        #expect(link.stack == stack)
        #expect(stack.allSatisfy { $0.requires == .signedIn })
    }
}

extension AppDriver {
    /// Fills in a card for order 772, up to the button.
    fileprivate func fillCard(number: String = "4242424242424242") async throws {
        for id in ["order.772", "order.pay", "payment.card"] { try await tap(id) }
        try await type("payment.number", number)
        try await type("payment.holder", "Aziza Karimova")
        try await type("payment.expiry", "12/27")
        try await type("payment.cvc", "987")
    }
}
