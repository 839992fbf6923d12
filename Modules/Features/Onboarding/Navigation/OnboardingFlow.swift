import NavigationKit
import OnboardingDomain

/// Getting to know the app, once; ends when the last page is done or any is skipped.
public struct OnboardingFlow: Flow {
    /// How the introduction ended. It was kept either way that it needn't be shown again.
    public enum Output: String, Hashable, Sendable {
        case done
        case skipped
    }

    /// The flow, from the first page on.
    public init() {}

    /// The flow's name.
    public static let grammar = Grammar<Self>(Rule("onboarding", OnboardingFlow()))

    /// Opens with the first page.
    public var start: [OnboardingRoute] { [.page(.people)] }
}
