import AuthData
import AuthDomain
import DomainKit
import Foundation
import HeadlessKit
import HomeData
import HomeDomain
import OnboardingData
import OnboardingDomain
import OrdersData
import OrdersDomain
import PresentationKit
import ProfileData
import ProfileDomain
import SettingsData
import SettingsDomain
import TodosData
import TodosDomain

/// Everything that the features' coordinators are given: built once a launch, by name, from top to bottom.
@MainActor
final class AppServices {
    let session = CurrentAccount()
    let messages = ChangeFeed<Message>()
    let outbox: SQLiteMessageOutbox
    let auth: AuthUseCases
    let home: HomeUseCases
    let onboarding: OnboardingUseCases
    let orders: OrdersUseCases
    let profiles: SQLiteProfileRepository
    let profile: ProfileUseCases
    let preferences: SQLitePreferencesRepository
    let settings: SettingsUseCases
    let todos: TodosUseCases
    private var preferenceChanges: Subscription?

    init(
        opened: AppStorage.Opened, environment: HeadlessEnvironment, passwords: Argon2Passwords,
        conditions: ServiceConditions
    ) {
        let database = opened.database
        let clock = environment.clock
        let session = session
        let owner: @MainActor @Sendable () -> String? = { session.current?.accountID }

        outbox = SQLiteMessageOutbox(database: database, messages: messages)
        auth = AuthUseCases(
            accounts: SQLiteAccountRepository(database: database),
            challenges: SQLiteChallengeRepository(database: database),
            sessions: SQLiteSessionRepository(
                database: database, secrets: opened.secrets, clock: clock, random: environment.random),
            outbox: outbox, passwords: passwords, clock: clock, identifiers: environment.identifiers,
            random: environment.random)
        home = HomeUseCases(
            users: RemoteUserRepository(
                base: SQLiteUserRepository(database: database), clock: clock, latency: conditions.latency,
                reachableFrom: conditions.reachableFrom))
        onboarding = OnboardingUseCases(onboarding: SQLiteOnboardingRepository(database: database))
        let cards = SQLiteCardRepository(database: database, owner: owner)
        orders = OrdersUseCases(
            orders: SQLiteOrderRepository(database: database), cards: cards,
            gateway: LocalPaymentGateway(
                identifiers: environment.identifiers, clock: clock, latency: conditions.latency),
            clock: clock)
        profiles = SQLiteProfileRepository(database: database, owner: owner)
        profile = ProfileUseCases(profiles: profiles)
        preferences = SQLitePreferencesRepository(database: database, owner: owner)
        let todoRepository = SQLiteTodoRepository(database: database, owner: owner)
        todos = TodosUseCases(todos: todoRepository)
        settings = SettingsUseCases(
            preferences: preferences,
            account: AccountDeletion(
                session: session, deleteAccount: auth.deleteAccount, profiles: profiles, preferences: preferences,
                todos: todoRepository, cards: cards))
    }

    /// How money and dates are written now.
    var formats: Formats { session.formats }

    /// Somebody is signed in: what belongs to the account is there from now on.
    func begin(_ session: Session) async throws {
        self.session.current = session
        try await profiles.ensure(owner: session.accountID, name: session.name, email: session.email.text)
        follow(try await preferences.preferences())
        preferenceChanges = preferences.changes.subscribe { [weak self] in self?.follow($0) }
    }

    /// Nobody is signed in any more.
    func end() {
        session.current = nil
        session.formats = .fixed
        session.notifies = false
        preferenceChanges = nil
    }

    private func follow(_ preferences: Preferences) {
        session.formats = Formats(locale: preferences.language.locale, timeZone: .gmt)
        session.notifies = preferences.notifies
    }
}
