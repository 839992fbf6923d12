import HomeDomain
import PresentationKit

extension UserDetailViewModel {
    /// The user, or what became of loading it.
    public var screen: Screen {
        Screen(title) {
            switch content {
            case .loading: Progress("Loading user \(id)")
            case .failed:
                Text("The user could not be loaded.")
                Button("user.retry", "Try again") { [weak self] in self?.start() }
            case .missing: Text("There is no user \(id).")
            case .loaded(let user):
                Heading(user.name)
                Text(user.email)
                Text(user.city)
            }
        }
    }

    private var title: String { "User \(id)" }
}
