import DomainKit
import Observation
import PresentationKit
import ProfileDomain

/// Who is signed in; follows every change of the profile, wherever it is made.
@Observable
public final class ProfileViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case edit
        case settings
    }

    enum Content: Hashable {
        case loading
        case failed
        case missing
        case loaded(Profile)
    }

    private(set) var content = Content.loading
    @ObservationIgnored private var subscription: Subscription?
    private let useCases: ProfileUseCases
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// A profile that isn't loaded yet.
    public init(useCases: ProfileUseCases, effects: EffectRunner, output: @escaping (Output) -> Void) {
        self.useCases = useCases
        self.effects = effects
        self.output = output
    }

    /// Loads the profile, and listens from then on.
    public func start() {
        subscription = useCases.observeProfile { [weak self] in self?.show($0) }
        load()
    }

    func load() {
        content = .loading
        effects.run("load") { [useCases] in
            try await useCases.showProfile()
        } deliver: { [weak self] result in
            self?.content =
                switch result {
                case .success(let profile?): .loaded(profile)
                case .success(nil): .missing
                case .failure: .failed
                }
        }
    }

    func edit() {
        output(.edit)
    }

    func openSettings() {
        output(.settings)
    }

    /// What was told is newer than what is being loaded.
    private func show(_ profile: Profile) {
        effects.cancel("load")
        content = .loaded(profile)
    }
}
