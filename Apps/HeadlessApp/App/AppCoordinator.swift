import AuthDomain
import AuthNavigation
import DomainKit
import HomeNavigation
import NavigationKit
import OnboardingDomain
import OnboardingNavigation
import OrdersNavigation
import PresentationKit
import ProfileNavigation
import SettingsNavigation
import TodosNavigation

/// Joins the features: which flow is shown when, and what follows each one's end.
final class AppCoordinator: Coordinator {
    typealias Coordinated = AppFlow

    private let router: Router<AppFlow>
    private let services: AppServices
    private let clock: any WallClock
    private let identifiers: any IdentifierSource
    private let activity: Activity
    private let effects: EffectRunner
    /// Hears what failed on the way, with what was being done.
    private let onFailure: (String, any Error) -> Void

    init(
        router: Router<AppFlow>, services: AppServices, clock: any WallClock, identifiers: any IdentifierSource,
        activity: Activity, onFailure: @escaping (String, any Error) -> Void
    ) {
        self.router = router
        self.services = services
        self.clock = clock
        self.identifiers = identifiers
        self.activity = activity
        self.onFailure = onFailure
        effects = EffectRunner(activity: activity)
    }

    // MARK: What is shown first

    /// Shows the introduction, the way in, or the tabs.
    func start() {
        effects.run { [services] in
            try await services.onboarding.shouldShowOnboarding()
        } deliver: { [weak self] result in
            guard let self else { return }
            if (try? result.get()) == true { router.setRoot(OnboardingFlow()) } else { showApp() }
        }
    }

    private func showApp() {
        guard services.session.current != nil else {
            router.setRoot(AuthFlow())
            return
        }
        router.setRoot("main", tabs: Self.tabs)
    }

    /// The main tabs, in the order shown.
    static let tabs = [
        TabFlow(.home, "Home", HomeFlow()),
        TabFlow(.orders, "Orders", OrdersFlow(), layout: .split),
        TabFlow(.todos, "Todos", TodosFlow()),
        TabFlow(.profile, "Profile", ProfileFlow()),
    ]

    /// Whether what was saved has the tabs that there are now. Tabs of another version of the app are not restored: a tab
    /// that is new would be missing.
    static func canRestore(_ state: NavigationState) -> Bool {
        state.tree.tabs.map { $0.items.map(\.id) == tabs.map(\.id) } ?? true
    }

    // MARK: The flows, and what follows each

    /// Every flow of the app, and what its end leads to; also after a relaunch.
    var children: [ChildFlow] {
        let formats = { @MainActor [services] in services.formats }
        return [
            ChildFlow(OnboardingFlow.self) { [services] _, router in
                OnboardingCoordinator(router: router, useCases: services.onboarding)
            } result: { [weak self] _, result in
                if result.output != nil { self?.showApp() }
            },
            ChildFlow(AuthFlow.self) { [services, clock] _, router in
                AuthCoordinator(router: router, useCases: services.auth, clock: clock, formats: formats)
            } result: { [weak self] _, result in
                if let session = result.output { self?.begin(session) }
            },
            ChildFlow(HomeFlow.self) { [services, clock, weak self] _, router in
                HomeCoordinator(router: router, useCases: services.home, clock: clock) { [weak self] output in
                    switch output {
                    case .logOut: self?.signOut()
                    }
                }
            },
            ChildFlow(OrdersFlow.self) { [services, activity] _, router in
                OrdersCoordinator(
                    router: router, useCases: services.orders, formats: formats,
                    effects: EffectRunner(activity: activity))
            },
            ChildFlow(TodosFlow.self) { [services, identifiers, activity] _, router in
                TodosCoordinator(
                    router: router, useCases: services.todos, identifiers: identifiers,
                    effects: EffectRunner(activity: activity))
            },
            ChildFlow(ProfileFlow.self) { [services, weak self] _, router in
                ProfileCoordinator(router: router, useCases: services.profile, delegate: self)
            },
            ChildFlow(SettingsFlow.self) { [services, clock] _, router in
                SettingsCoordinator(router: router, useCases: services.settings, clock: clock, formats: formats)
            } result: { [weak self] _, result in
                self?.follow(result)
            },
        ]
    }

    private func begin(_ session: Session) {
        effects.run("session") { [services] in
            try await services.begin(session)
        } deliver: { [weak self] result in
            self?.report("beginning the session", result)
            self?.showApp()
        }
    }

    private func follow(_ result: FlowResult<SettingsFlow.Output>) {
        switch result {
        case .finished(.signOut): signOut()
        case .finished(.accountDeleted): leave()
        case .cancelled: break
        }
    }

    private func signOut() {
        effects.run("session", ifRunning: .keep) { [services] in
            try await services.auth.signOut()
        } deliver: { [weak self] result in
            self?.report("signing out", result)
            if case .success = result { self?.leave() }
        }
    }

    /// Ends every flow that belongs to the session.
    private func leave() {
        services.end()
        router.setRoot(AuthFlow(), because: .signedOut)
    }

    private func report(_ what: String, _ result: Result<Void, any Error>) {
        if case .failure(let error) = result { onFailure(what, error) }
    }
}

extension AppCoordinator: ProfileCoordinatorDelegate {
    func profileCoordinatorWantsSettings(_: ProfileCoordinator) {
        router.start(SettingsFlow(), .present(.sheet))
    }
}
