import Observation

/// Turns domain state into a `Screen`, and reports what a person wants through its outputs.
///
/// Conventions, the same in every feature:
/// - a `final class` on the main actor, `@Observable`, named `XViewModel`, made anew for each screen in the tree;
/// - use cases, an `EffectRunner` and one closure `output: (Output) -> Void` come through the initialiser; it knows no
///   coordinator, no router and no type of a user interface;
/// - `screen` is computed from state and nothing else, in an extension in `XScreen.swift`;
/// - handlers in a screen hold the view model weakly; work that waits goes through the effect runner.
@MainActor
public protocol ViewModel: AnyObject, Observable {
    /// What is shown now.
    var screen: Screen { get }

    /// Begins to load; called once, when the screen is shown for the first time.
    func start()

    /// Whether a person may leave the screen; a view model that would lose something asks first, with a dialog.
    ///
    /// Asked before anything moves, on every way out but the end of the session.
    func mayLeave() async -> Bool
}

extension ViewModel {
    /// Nothing to load.
    public func start() {}

    /// Nothing to lose.
    public func mayLeave() async -> Bool { true }
}
