import PresentationKit

/// Owns one flow: makes the view model for each of its routes, and decides what follows each output.
///
/// - It lives exactly as long as a screen of its flow, or a flow that it started, is in the tree. Nobody keeps it, and
///   nobody has to let it go.
/// - Its initialiser does nothing but keep what it is given: it may be built before its first screen is shown, and for a
///   tree that is restored.
/// - It holds its router; closures that it hands to view models hold it weakly.
@MainActor
public protocol Coordinator<Coordinated>: AnyObject {
    /// The flow that it coordinates.
    associatedtype Coordinated: Flow

    /// The view model of one of the flow's screens. `effects` ends with the screen.
    func viewModel(for step: Coordinated.Step, effects: EffectRunner) -> any ViewModel

    /// The flows that this one may start, and what follows their results.
    var children: [ChildFlow] { get }
}

extension Coordinator {
    /// No flow is started from here.
    public var children: [ChildFlow] { [] }
}

/// How a parent builds the coordinator of a flow that it starts, and what it does with the result.
///
/// The result goes to exactly one receiver: whoever awaits `Router.run`, or gave a closure when it started the flow; else,
/// and always after a relaunch, to `result` here.
@MainActor
public struct ChildFlow {
    let revive: (String, FlowID, Navigator) -> (any LiveFlow)?

    /// Flows of one type.
    public init<F: Flow>(
        _: F.Type, build: @escaping (F, Router<F>) -> any Coordinator<F>,
        result: @escaping @MainActor (F, FlowResult<F.Output>) -> Void = { _, _ in }
    ) {
        revive = { address, id, navigator in
            guard let flow = try? F(address: address) else { return nil }
            return FlowInstance(id: id, flow: flow, navigator: navigator, build: build) { result(flow, $0) }
        }
    }
}
