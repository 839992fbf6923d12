import HomeDomain
import Observation
import PresentationKit

/// One user; the same from the list, from a search and from a link.
@Observable
public final class UserDetailViewModel: ViewModel {
    enum Content: Hashable {
        case loading
        case failed
        case missing
        case loaded(User)
    }

    let id: Int
    private(set) var content = Content.loading
    private let showUser: ShowUser
    private let effects: EffectRunner

    /// A user that isn't loaded yet.
    public init(id: Int, showUser: ShowUser, effects: EffectRunner) {
        self.id = id
        self.showUser = showUser
        self.effects = effects
    }

    /// Loads the user.
    public func start() {
        content = .loading
        effects.run("load") { [showUser, id] in
            try await showUser(id: id)
        } deliver: { [weak self] result in
            self?.content =
                switch result {
                case .success(let user?): .loaded(user)
                case .success(nil): .missing
                case .failure: .failed
                }
        }
    }
}
