import OnboardingDomain
import PresentationKit

extension OnboardingPageViewModel {
    /// What the page says, how far one is, and the ways on.
    public var screen: Screen {
        Screen(page.title) {
            Progress("Page \(page.rawValue) of \(count)", fraction: Double(page.rawValue) / Double(count))
            Text(page.text)
            Button("onboarding.next", page.next == nil ? "Start" : "Next", isEnabled: !isBusy) { [weak self] in
                self?.goOn()
            }
            if page.previous != nil {
                Button("onboarding.back", "Back", isEnabled: !isBusy) { [weak self] in self?.goBack() }
            }
            Button("onboarding.skip", "Skip", isEnabled: !isBusy) { [weak self] in self?.skip() }
        }
    }

    private var count: Int { OnboardingPage.allCases.count }
}

extension OnboardingPage {
    fileprivate var title: String {
        switch self {
        case .people: "Find your people"
        case .orders: "Follow your orders"
        case .tasks: "Keep your tasks"
        }
    }

    fileprivate var text: String {
        switch self {
        case .people: "Search by name, address or city, in any script."
        case .orders: "See what is on its way, and order again with one tap."
        case .tasks: "Write down what is to be done, and take back any step."
        }
    }
}
