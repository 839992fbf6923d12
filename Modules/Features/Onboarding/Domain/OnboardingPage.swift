/// The pages of the introduction, in the order in which they are read.
public enum OnboardingPage: Int, CaseIterable, Hashable, Sendable {
    case people = 1
    case orders
    case tasks

    /// The page that follows, or nil on the last.
    public var next: OnboardingPage? { OnboardingPage(rawValue: rawValue + 1) }

    /// The page before, or nil on the first.
    public var previous: OnboardingPage? { OnboardingPage(rawValue: rawValue - 1) }
}
