import DataKit
import DomainKit
import Foundation
import HeadlessKit
import NavigationKit
import OrdersData
import OrdersDomain
import OrdersNavigation
import PresentationKit

/// Orders alone: their real coordinators, view models, gateway and SQLite, and nothing of any other feature.
@MainActor
enum OrdersHost {
    static func launch(_ settings: [String: String]) async throws -> AppDriver {
        let database = try await sampleDatabase()
        switch settings["orders"] {
        case "none":
            for table in ["payments", "order_lines", "orders"] {
                try await database.write { try $0.execute("DELETE FROM \(table)") }
            }
        case "lost": try await database.write { try $0.execute("ALTER TABLE orders RENAME TO lost") }
        default: break
        }
        if settings["payments"] == "refused" {
            try await database.write { connection in
                try connection.execute(
                    "CREATE TRIGGER refuse BEFORE INSERT ON payments BEGIN SELECT RAISE(ABORT, 'refused'); END")
            }
        }
        return try await driver(
            on: database, latency: settings["gateway"] == "slow" ? .seconds(5) : .zero,
            hasTabs: settings["app"] == "tabs"
        ) {
            guard settings["total"] == "changes" else { return }
            try await database.write { try $0.execute("UPDATE orders SET code = 'SPRING2026' WHERE id = 772") }
        }
    }

    static func sampleDatabase() async throws -> Database {
        let database = try Database.inMemory(executors: .mainActor)
        try await prepare(database)
        return database
    }

    static func prepare(_ database: Database) async throws {
        try await database.migrate(OrdersMigrations.all)
        try await database.write { try OrdersSampleData.insert(into: $0, random: SeededRandom(seed: 7)) }
    }

    /// `whenAsked` runs whenever the bank is about to be asked for an amount.
    static func driver(
        of orders: SQLiteOrderRepository? = nil, on database: Database, latency: Duration = .zero,
        hasTabs: Bool = false,
        whenAsked: @escaping @MainActor () async throws -> Void = {}
    ) async throws -> AppDriver {
        let orders = orders ?? SQLiteOrderRepository(database: database)
        return try await AppDriver { environment in
            let local = LocalPaymentGateway(
                identifiers: environment.identifiers, clock: environment.clock, latency: latency)
            let useCases = OrdersUseCases(
                orders: orders, cards: SQLiteCardRepository(database: database, owner: { "alisher" }),
                gateway: WatchedGateway(local: local, whenAsked: whenAsked),
                clock: environment.clock)
            let build = { (_: OrdersFlow, router: Router<OrdersFlow>) in
                OrdersCoordinator(
                    router: router, useCases: useCases, formats: { .fixed },
                    effects: EffectRunner(activity: environment.activity))
            }
            if hasTabs { return OrdersTabs(in: environment, secrets: secrets, build: build) }
            return await SoloApp(
                OrdersFlow(), in: environment, layout: .split, secrets: { secrets }, build: build)
        }
    }

    static let secrets = ["cvc": "123", "cvc-too-short": "12", "cvc-with-letter": "12a"]
}

/// The real gateway, and what else happens when it is asked.
private struct WatchedGateway: PaymentGateway {
    let local: LocalPaymentGateway
    let whenAsked: @MainActor () async throws -> Void

    func token(for card: Card) async throws -> String { try await local.token(for: card) }

    func authorise(_ amount: Money, on card: StoredCard, reference: String) async throws -> String {
        try await whenAsked()
        return try await local.authorise(amount, on: card, reference: reference)
    }
}
