import PresentationKit

/// The steps of a flow without screens of its own, such as the app's: it only starts other flows.
public enum NoStep: Route {
    /// There is nothing to name.
    public static let grammar = Grammar<Self>()

    /// There is nothing to require.
    public var requires: Condition? { nil }
}

extension Coordinator where Coordinated.Step == NoStep {
    /// There is no step to make a view model for.
    public func viewModel(for _: NoStep, effects _: EffectRunner) -> any ViewModel {}
}
