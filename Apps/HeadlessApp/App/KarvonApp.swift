import AuthData
import AuthDomain
import DataKit
import DomainKit
import Foundation
import HeadlessKit
import NavigationKit
import OrdersDomain
import PresentationKit

/// One launch of the app: the only place that knows every feature, and builds everything by name.
@MainActor
public final class KarvonApp: HeadlessApplication {
    /// What is on screen.
    public let navigator: Navigator
    private let services: AppServices
    private let storage: AppStorage
    private let opened: AppStorage.Opened
    private let savedNavigation: SavedNavigation
    private let effects: EffectRunner
    private let environment: HeadlessEnvironment
    private var mailbox: [Message]
    private var subscriptions: [Subscription] = []

    private init(
        _ environment: HeadlessEnvironment, _ storage: AppStorage, _ opened: AppStorage.Opened,
        passwords: Argon2Passwords, conditions: ServiceConditions
    ) async throws {
        self.environment = environment
        self.storage = storage
        self.opened = opened
        let services = AppServices(
            opened: opened, environment: environment, passwords: passwords, conditions: conditions)
        self.services = services
        effects = EffectRunner(activity: environment.activity)
        savedNavigation = SavedNavigation(database: opened.database, effects: effects)
        mailbox = try await services.outbox.newest(2).reversed()
        if let session = try await services.auth.currentSession() { try await services.begin(session) }

        var coordinator: AppCoordinator?
        navigator = Navigator(
            app: AppFlow.app, host: environment.host, clock: environment.clock, activity: environment.activity
        ) { _, router in
            let app = AppCoordinator(
                router: router, services: services, clock: environment.clock, identifiers: environment.identifiers,
                activity: environment.activity
            ) { [weak environment] what, error in environment?.note("failed \(what): \(error)") }
            coordinator = app
            return app
        }
        navigator.links = AppLinks.table
        navigator.isMet = { [session = services.session] in $0 != .signedIn || session.current != nil }
        savedNavigation.onFailure = { [weak environment] what, error in
            environment?.note("failed \(what): \(error)")
        }
        subscriptions = [
            services.messages.subscribe { [weak self] in self?.deliver($0) },
            services.orders.changes.subscribe { [weak self] in self?.notifyIfPaid($0.id) },
        ]
        await show(coordinator)
    }

    /// Launches the app on what is kept: where it was, or at its beginning.
    ///
    /// Throws when the storage can't be opened, is damaged, or was written by a newer version; it is left as it was.
    public static func launch(in environment: HeadlessEnvironment, on storage: AppStorage) async throws -> KarvonApp {
        try await launch(in: environment, on: storage, cost: .interactive, conditions: ServiceConditions())
    }

    static func launch(
        in environment: HeadlessEnvironment, on storage: AppStorage, cost: PasswordHasher.Cost,
        conditions: ServiceConditions
    ) async throws -> KarvonApp {
        let opened = try await storage.opened()
        let passwords = try Argon2Passwords(cost: cost)
        try await SampleData.insertOnce(into: opened.database, passwords: passwords)
        return try await KarvonApp(environment, storage, opened, passwords: passwords, conditions: conditions)
    }

    private func show(_ coordinator: AppCoordinator?) async {
        let saved = await savedNavigation.state().flatMap { AppCoordinator.canRestore($0) ? $0 : nil }
        let isRestored = if let saved { await navigator.restore(saved) } else { false }
        if !isRestored { coordinator?.start() }
        savedNavigation.keep(navigator.state)
        navigator.onChange = { [weak savedNavigation] in savedNavigation?.keep($0) }
    }

    /// Ends the launch; everything that is to be kept is kept already.
    public func shutDown() async {
        navigator.shutDown()
        effects.close()
        subscriptions = []
        await storage.close(opened)
    }

    // MARK: Notifications

    private func deliver(_ message: Message) {
        mailbox.append(message)
        environment.post(UserNotification(title: "\(message.subject) (\(message.recipient))", body: message.body))
    }

    /// Tells that an order was paid, if the person wants to be told.
    private func notifyIfPaid(_ id: Int) {
        guard services.session.notifies else { return }
        effects.run { [services] in
            try await services.orders.showOrder(id: id)
        } deliver: { [weak self] result in
            guard let order = try? result.get(), let receipt = order.receipt else { return }
            self?.environment.post(
                UserNotification(title: "Order \(order.id) is paid", body: "Receipt \(receipt.number). Thank you!"))
        }
    }

    /// The sample account's password, passwords that are wrong in some way, and the codes that were sent.
    public var secrets: [String: String] {
        var secrets = [
            "password": SampleData.password, "wrong": "not-the-password", "weak": "qwertyuiop", "short": "kalit-7",
            "new": "tong-yulduzi-41", "cvc": "123",
        ]
        guard let newest = mailbox.last?.code.digits else { return secrets }
        secrets["code"] = newest
        secrets["wrong-code"] = (newest.first == "9" ? "0" : "9") + newest.dropFirst()
        if mailbox.count > 1 { secrets["old-code"] = mailbox[mailbox.count - 2].code.digits }
        return secrets
    }

    /// What a person should know who sees the app for the first time.
    public static let welcome = """
        Karvon. Use things by their number; ? shows what else there is.
        The sample account is \(SampleData.email), its password \(SampleData.password).
        """
}
