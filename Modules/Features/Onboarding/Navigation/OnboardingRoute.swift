import NavigationKit
import OnboardingDomain

/// The screens of the introduction.
public enum OnboardingRoute: Route {
    case page(OnboardingPage)

    /// The screens' names: `onboarding/1` to `onboarding/3`.
    public static let grammar = Grammar<Self>(
        Rule("onboarding/{page}", .page, make: Self.page) { if case .page(let page) = $0 { page } else { nil } }
    )

    /// For everybody.
    public var requires: Condition? { nil }
}

extension Parameter where Value == OnboardingPage {
    /// A page, by its number.
    fileprivate static var page: Self {
        Parameter(
            expected: "a page from 1 to \(OnboardingPage.allCases.count)",
            parse: { text in OnboardingPage.allCases.first { "\($0.rawValue)" == text } }, print: { "\($0.rawValue)" })
    }
}
