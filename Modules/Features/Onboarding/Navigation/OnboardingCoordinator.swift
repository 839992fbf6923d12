import NavigationKit
import OnboardingDomain
import OnboardingPresentation
import PresentationKit

/// Leads through the pages of the introduction.
public final class OnboardingCoordinator: Coordinator {
    /// The flow that it coordinates.
    public typealias Coordinated = OnboardingFlow

    private let router: Router<OnboardingFlow>
    private let useCases: OnboardingUseCases

    /// A coordinator that has shown nothing yet.
    public init(router: Router<OnboardingFlow>, useCases: OnboardingUseCases) {
        self.router = router
        self.useCases = useCases
    }

    /// The view model of one of the flow's screens.
    public func viewModel(for step: OnboardingRoute, effects: EffectRunner) -> any ViewModel {
        switch step {
        case .page(let page):
            OnboardingPageViewModel(page: page, finishOnboarding: useCases.finishOnboarding, effects: effects) {
                [weak self] output in
                self?.follow(output)
            }
        }
    }

    private func follow(_ output: OnboardingPageViewModel.Output) {
        switch output {
        case .next(let page): router.push(.page(page))
        case .back: router.pop()
        case .done: router.finish(.done)
        case .skip: router.finish(.skipped)
        }
    }
}
