import DomainKit
import HeadlessKit
import NavigationKit
import PresentationKit
import TodosDomain
import TodosNavigation

/// The smallest app with a tab for todos, which is what links and a tap on a tab need.
@MainActor
final class TodosApp: HeadlessApplication {
    /// Where the app was when its last launch ended.
    final class Memory {
        var state: NavigationState?
    }

    let navigator: Navigator

    init(_ environment: HeadlessEnvironment, _ memory: Memory, _ todos: any TodoRepository) async {
        var coordinator: TodosAppCoordinator?
        navigator = Navigator(
            app: TodosAppFlow.app, host: environment.host, clock: environment.clock, activity: environment.activity
        ) { _, router in
            let built = TodosAppCoordinator(router: router) { router in
                TodosCoordinator(
                    router: router, useCases: TodosUseCases(todos: todos), identifiers: environment.identifiers,
                    effects: EffectRunner(activity: environment.activity))
            }
            coordinator = built
            return built
        }
        navigator.links = LinkTable(scheme: "karvon", [LinkKind(TodosLink.self, tab: "todos") { $0.stack }])
        navigator.isMet = { $0 == .signedIn }
        let isRestored = if let state = memory.state { await navigator.restore(state) } else { false }
        if !isRestored { coordinator?.start() }
        memory.state = navigator.state
        navigator.onChange = { memory.state = $0 }
    }
}

private enum TodosAppFlow: Flow {
    case app

    static let grammar = Grammar<Self>(Rule("app", .app))
    var start: [NoStep] { [] }
}

@MainActor
private final class TodosAppCoordinator: Coordinator {
    typealias Coordinated = TodosAppFlow
    private let router: Router<TodosAppFlow>
    private let build: (Router<TodosFlow>) -> TodosCoordinator

    init(router: Router<TodosAppFlow>, build: @escaping (Router<TodosFlow>) -> TodosCoordinator) {
        self.router = router
        self.build = build
    }

    var children: [ChildFlow] {
        [ChildFlow(TodosFlow.self) { [build] _, router in build(router) }]
    }

    func start() {
        router.setRoot("main", tabs: [TabFlow("todos", "Todos", TodosFlow())])
    }
}
