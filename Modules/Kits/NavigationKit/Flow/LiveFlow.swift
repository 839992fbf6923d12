import PresentationKit

/// A flow that lives, with its coordinator.
@MainActor
protocol LiveFlow: AnyObject {
    var id: FlowID { get }
    var address: String { get }
    /// How the flow ended, in words; nil while nothing was delivered.
    var ending: String? { get }
    var children: [ChildFlow] { get }
    var coordinatorObject: AnyObject? { get }

    /// The route that an address names, if it is one of the flow's.
    func route(_ address: String) -> AnyRoute?
    func viewModel(for address: String, effects: EffectRunner) -> (any ViewModel)?
    /// Decides that the flow is cancelled, unless it is decided already how it ends.
    func decide(orCancel cause: Cancellation)
    /// Hands the result to its receiver, once; a flow that has none by now is cancelled.
    func deliver(orCancel cause: Cancellation)
    /// Nothing is delivered any more; whoever waits is told so.
    func abandon()
}

/// The typed form of a flow that lives.
@MainActor
final class FlowInstance<F: Flow>: LiveFlow {
    let id: FlowID
    let flow: F
    private(set) var ending: String?
    private var coordinator: (any Coordinator<F>)?
    private var result: FlowResult<F.Output>?
    private var receiver: ((FlowResult<F.Output>) -> Void)?
    private var abandoned: () -> Void = {}

    init(
        id: FlowID, flow: F, navigator: Navigator, build: (F, Router<F>) -> any Coordinator<F>,
        receiver: @escaping @MainActor (FlowResult<F.Output>) -> Void
    ) {
        self.id = id
        self.flow = flow
        self.receiver = receiver
        coordinator = build(flow, Router(navigator: navigator, instance: self))
    }

    var address: String { flow.address }

    var children: [ChildFlow] { coordinator?.children ?? [] }

    var coordinatorObject: AnyObject? { coordinator }

    func route(_ address: String) -> AnyRoute? {
        (try? F.Step(address: address)).map(AnyRoute.init)
    }

    func viewModel(for address: String, effects: EffectRunner) -> (any ViewModel)? {
        guard let step = try? F.Step(address: address) else { return nil }
        return coordinator?.viewModel(for: step, effects: effects)
    }

    /// Hands the result to `receiver`; to the one before it if `receiver` returns false, as it waits no longer.
    func receive(
        with receiver: @escaping (FlowResult<F.Output>) -> Bool, abandoned: @escaping () -> Void = {}
    ) {
        let fallback = self.receiver
        self.receiver = { if !receiver($0) { fallback?($0) } }
        self.abandoned = abandoned
    }

    /// Decides how the flow ends. The first decision counts; returns whether this was it.
    func end(with result: FlowResult<F.Output>) -> Bool {
        guard self.result == nil else { return false }
        self.result = result
        return true
    }

    /// Takes the decision back, as the flow goes on; nothing may have been delivered.
    func reopen() {
        if ending == nil { result = nil }
    }

    func decide(orCancel cause: Cancellation) {
        if result == nil { result = .cancelled(cause) }
    }

    func deliver(orCancel cause: Cancellation) {
        guard let receiver else { return }
        self.receiver = nil
        abandoned = {}
        let result = result ?? .cancelled(cause)
        self.result = result
        ending =
            switch result {
            case .finished: "\(address) finished"
            case .cancelled(let cause): "\(address) cancelled (\(cause.rawValue))"
            }
        receiver(result)
    }

    func abandon() {
        receiver = nil
        abandoned()
        abandoned = {}
    }
}
