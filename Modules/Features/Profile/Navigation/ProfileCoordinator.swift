import NavigationKit
import PresentationKit
import ProfileDomain
import ProfilePresentation

/// Shows the profile and its form, and tells its surroundings through a delegate when somebody wants the settings.
public final class ProfileCoordinator: Coordinator {
    /// The flow that it coordinates.
    public typealias Coordinated = ProfileFlow

    private let router: Router<ProfileFlow>
    private let useCases: ProfileUseCases
    private weak var delegate: (any ProfileCoordinatorDelegate)?

    /// A coordinator that has shown nothing yet. The delegate is held weakly.
    public init(
        router: Router<ProfileFlow>, useCases: ProfileUseCases, delegate: (any ProfileCoordinatorDelegate)?
    ) {
        self.router = router
        self.useCases = useCases
        self.delegate = delegate
    }

    /// The view model of one of the flow's screens.
    public func viewModel(for step: ProfileRoute, effects: EffectRunner) -> any ViewModel {
        switch step {
        case .profile:
            ProfileViewModel(useCases: useCases, effects: effects) { [weak self] output in self?.follow(output) }
        case .edit:
            EditProfileViewModel(useCases: useCases, effects: effects) { [weak self] output in self?.follow(output) }
        }
    }

    private func follow(_ output: ProfileViewModel.Output) {
        switch output {
        case .edit: router.push(.edit)
        case .settings: delegate?.profileCoordinatorWantsSettings(self)
        }
    }

    private func follow(_ output: EditProfileViewModel.Output) {
        switch output {
        case .saved, .cancel: router.pop()
        }
    }
}
