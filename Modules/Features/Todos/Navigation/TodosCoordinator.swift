import DomainKit
import NavigationKit
import PresentationKit
import TodosDomain
import TodosPresentation

/// Shows the list of todos; its surroundings need to hear nothing.
///
/// It holds the store, so that another filter or a link keeps the draft, the history and what isn't written yet.
public final class TodosCoordinator: Coordinator {
    /// The flow that it coordinates.
    public typealias Coordinated = TodosFlow

    private let router: Router<TodosFlow>
    private let useCases: TodosUseCases
    private let identifiers: any IdentifierSource
    private let effects: EffectRunner
    private lazy var todos = TodosStore(useCases: useCases, effects: effects)

    /// A coordinator that has shown nothing yet. `effects` is its own, and ends with it.
    public init(
        router: Router<TodosFlow>, useCases: TodosUseCases, identifiers: any IdentifierSource, effects: EffectRunner
    ) {
        self.router = router
        self.useCases = useCases
        self.identifiers = identifiers
        self.effects = effects
    }

    /// The view model of one of the flow's screens. Work goes on when the screen is replaced, so it is the flow's own.
    public func viewModel(for step: TodosRoute, effects _: EffectRunner) -> any ViewModel {
        switch step {
        case .list(let filter):
            TodoListViewModel(filter: filter, todos: todos, identifiers: identifiers) { [weak self] output in
                self?.follow(output)
            }
        }
    }

    private func follow(_ output: TodoListViewModel.Output) {
        switch output {
        case .show(let filter): router.replace(.list(filter: filter))
        }
    }
}
