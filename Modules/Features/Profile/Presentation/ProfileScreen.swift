import PresentationKit
import ProfileDomain

extension ProfileViewModel {
    /// The profile, or what became of loading it; the settings can be reached either way.
    public var screen: Screen {
        Screen("Profile") {
            switch content {
            case .loading: Progress("Loading your profile")
            case .failed:
                Text("Your profile could not be loaded.")
                Button("profile.retry", "Try again") { [weak self] in self?.load() }
            case .missing:
                Text("You have no profile yet.")
                Button("profile.retry", "Try again") { [weak self] in self?.load() }
            case .loaded(let profile):
                Heading(profile.name)
                Text(profile.email)
                Button("profile.edit", "Edit name") { [weak self] in self?.edit() }
            }
            Button("profile.settings", "Settings") { [weak self] in self?.openSettings() }
        }
    }
}
