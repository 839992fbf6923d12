import DomainKit
import HomeDomain
import HomePresentation
import NavigationKit
import PresentationKit

/// Shows the directory, and tells its surroundings by a closure when somebody wants to log out.
public final class HomeCoordinator: Coordinator {
    /// The flow that it coordinates.
    public typealias Coordinated = HomeFlow

    /// What the directory's surroundings must decide.
    public enum Output: Hashable, Sendable {
        case logOut
    }

    private let router: Router<HomeFlow>
    private let useCases: HomeUseCases
    private let clock: any WallClock
    private let output: (Output) -> Void

    /// A coordinator that has shown nothing yet.
    public init(
        router: Router<HomeFlow>, useCases: HomeUseCases, clock: any WallClock, output: @escaping (Output) -> Void
    ) {
        self.router = router
        self.useCases = useCases
        self.clock = clock
        self.output = output
    }

    /// The view model of one of the flow's screens.
    public func viewModel(for step: HomeRoute, effects: EffectRunner) -> any ViewModel {
        switch step {
        case .list:
            UserListViewModel(listUsers: useCases.listUsers, clock: clock, effects: effects) { [weak self] output in
                self?.follow(output)
            }
        case .user(let id):
            UserDetailViewModel(id: id, showUser: useCases.showUser, effects: effects)
        }
    }

    private func follow(_ output: UserListViewModel.Output) {
        switch output {
        case .openUser(let id): router.push(.user(id: id))
        case .logOut: self.output(.logOut)
        }
    }
}
