import NavigationKit
import Observation
import PresentationKit
import SettingsNavigation

/// A flow of one screen that starts the settings in either way and notes how they ended: what an app's coordinator does.
struct StarterFlow: Flow {
    struct Step: Route {
        static let grammar = Grammar<Self>(Rule("start", Step()))
        var requires: Condition? { nil }
    }

    static let grammar = Grammar<Self>(Rule("start", StarterFlow()))
    var start: [Step] { [Step()] }
}

@MainActor
final class StarterCoordinator: Coordinator {
    typealias Coordinated = StarterFlow
    private let router: Router<StarterFlow>
    private let build: (Router<SettingsFlow>) -> SettingsCoordinator
    private let note: (String) -> Void

    init(
        router: Router<StarterFlow>, note: @escaping (String) -> Void,
        build: @escaping (Router<SettingsFlow>) -> SettingsCoordinator
    ) {
        self.router = router
        self.note = note
        self.build = build
    }

    var children: [ChildFlow] {
        [
            ChildFlow(SettingsFlow.self) { [build] _, router in
                build(router)
            } result: { [note] _, result in
                switch result {
                case .finished(let output): note("the surroundings hear \(output)")
                case .cancelled(let cause): note("the surroundings hear cancelled \(cause.rawValue)")
                }
            }
        ]
    }

    func viewModel(for _: StarterFlow.Step, effects _: EffectRunner) -> any ViewModel {
        StarterViewModel { [weak self] way in self?.router.start(SettingsFlow(), way) }
    }
}

@Observable
private final class StarterViewModel: ViewModel {
    private let open: (Router<StarterFlow>.Way) -> Void

    init(open: @escaping (Router<StarterFlow>.Way) -> Void) {
        self.open = open
    }

    var screen: Screen {
        Screen("Start") {
            Button("start.sheet", "Settings as a sheet") { [weak self] in self?.open(.present(.sheet)) }
            Button("start.push", "Settings on the stack") { [weak self] in self?.open(.push) }
        }
    }
}
