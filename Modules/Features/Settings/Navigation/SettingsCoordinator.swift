import DomainKit
import NavigationKit
import PresentationKit
import SettingsDomain
import SettingsPresentation

/// Shows the settings, and ends with what was decided there: the typed result of a flow that another one starts.
public final class SettingsCoordinator: Coordinator {
    /// The flow that it coordinates.
    public typealias Coordinated = SettingsFlow

    private let router: Router<SettingsFlow>
    private let useCases: SettingsUseCases
    private let clock: any WallClock
    private let formats: @MainActor () -> Formats

    /// A coordinator that has shown nothing yet.
    public init(
        router: Router<SettingsFlow>, useCases: SettingsUseCases, clock: any WallClock,
        formats: @escaping @MainActor () -> Formats
    ) {
        self.router = router
        self.useCases = useCases
        self.clock = clock
        self.formats = formats
    }

    /// The view model of one of the flow's screens.
    public func viewModel(for step: SettingsRoute, effects: EffectRunner) -> any ViewModel {
        switch step {
        case .settings:
            SettingsViewModel(useCases: useCases, clock: clock, formats: formats, effects: effects) {
                [weak self] output in self?.follow(output)
            }
        case .deleteAccount:
            DeleteAccountViewModel(useCases: useCases, effects: effects) { [weak self] output in self?.follow(output) }
        }
    }

    private func follow(_ output: SettingsViewModel.Output) {
        switch output {
        case .signOut: router.finish(.signOut)
        case .deleteAccount: router.push(.deleteAccount)
        case .done: router.cancel()
        }
    }

    private func follow(_ output: DeleteAccountViewModel.Output) {
        switch output {
        case .deleted: router.finish(.accountDeleted)
        case .keep: router.pop()
        }
    }
}
