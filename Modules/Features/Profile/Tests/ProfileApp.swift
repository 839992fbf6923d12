import HeadlessKit
import NavigationKit
import Observation
import PresentationKit
import ProfileDomain
import ProfileNavigation

/// The smallest app with a tab for the profile and another tab beside it; its coordinator is the profile's delegate.
@MainActor
final class ProfileApp: HeadlessApplication {
    /// Where the app was when its last launch ended.
    final class Memory {
        var state: NavigationState?
    }

    let navigator: Navigator

    init(_ environment: HeadlessEnvironment, _ memory: Memory, _ profiles: any ProfileRepository) async {
        var coordinator: ProfileAppCoordinator?
        navigator = Navigator(
            app: ProfileAppFlow.app, host: environment.host, clock: environment.clock, activity: environment.activity
        ) { _, router in
            let built = ProfileAppCoordinator(
                router: router, useCases: ProfileUseCases(profiles: profiles),
                note: { environment.note($0) })
            coordinator = built
            return built
        }
        navigator.links = LinkTable(scheme: "karvon", [LinkKind(ProfileLink.self, tab: "profile") { $0.stack }])
        navigator.isMet = { $0 == .signedIn }
        let isRestored = if let state = memory.state { await navigator.restore(state) } else { false }
        if !isRestored { coordinator?.start() }
        memory.state = navigator.state
        navigator.onChange = { memory.state = $0 }
    }
}

private enum ProfileAppFlow: Flow {
    case app

    static let grammar = Grammar<Self>(Rule("app", .app))
    var start: [NoStep] { [] }
}

@MainActor
private final class ProfileAppCoordinator: Coordinator, ProfileCoordinatorDelegate {
    typealias Coordinated = ProfileAppFlow
    private let router: Router<ProfileAppFlow>
    private let useCases: ProfileUseCases
    private let note: (String) -> Void

    init(router: Router<ProfileAppFlow>, useCases: ProfileUseCases, note: @escaping (String) -> Void) {
        self.router = router
        self.useCases = useCases
        self.note = note
    }

    var children: [ChildFlow] {
        [
            ChildFlow(ProfileFlow.self) { [useCases, weak self] _, router in
                ProfileCoordinator(router: router, useCases: useCases, delegate: self)
            },
            ChildFlow(NeighbourFlow.self) { _, _ in NeighbourCoordinator() },
        ]
    }

    func start() {
        router.setRoot(
            "main",
            tabs: [TabFlow("profile", "Profile", ProfileFlow()), TabFlow("home", "Home", NeighbourFlow())])
    }

    func profileCoordinatorWantsSettings(_: ProfileCoordinator) {
        note("the delegate is asked for settings")
    }
}

private struct NeighbourFlow: Flow {
    struct Step: Route {
        static let grammar = Grammar<Self>(Rule("home", Step()))
        var requires: Condition? { nil }
    }

    static let grammar = Grammar<Self>(Rule("home", NeighbourFlow()))
    var start: [Step] { [Step()] }
}

@MainActor
private final class NeighbourCoordinator: Coordinator {
    typealias Coordinated = NeighbourFlow

    func viewModel(for _: NeighbourFlow.Step, effects _: EffectRunner) -> any ViewModel { NeighbourViewModel() }
}

@Observable
private final class NeighbourViewModel: ViewModel {
    var screen: Screen { Screen("Home") { Text("Another tab.") } }
}
