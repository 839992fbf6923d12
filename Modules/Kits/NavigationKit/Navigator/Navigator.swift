import DomainKit
import Foundation
import PresentationKit

/// Keeps the tree, and makes and releases what its changes call for: coordinators, view models, results.
///
/// - `submit` is the one way to change the tree. Requests are performed one after the other, in the order made; one that
///   is made while another is under way waits for its turn.
/// - A request is performed at once, before `submit` returns, unless a guard or the host takes time.
/// - The tree changes when the host has shown it, never before; what the host refuses has not happened.
@MainActor
public final class Navigator {
    /// What is on screen.
    public internal(set) var tree: NavigationTree
    /// The gesture under way, if one is.
    public internal(set) var gesture: Gesture?
    /// Hears what navigation did, in order; the last thousand events before somebody listens are kept for the first who
    /// does.
    public var onEvent: ((NavigationEvent) -> Void)? {
        didSet { tell() }
    }
    /// Hears each new state, to save it.
    public var onChange: (NavigationState) -> Void = { _ in }
    /// The links that `open` understands.
    public var links = LinkTable(scheme: "", [])
    /// What must be asked before each change, in this order, after the conditions of the routes themselves.
    public var guards: [any Guard] = []
    /// How long a guard may take; then the change is denied, so that what follows is not held up for good.
    public var guardTime = Duration.seconds(30)
    /// Whether a condition holds now.
    public var isMet: (Condition) -> Bool = { _ in true }

    let host: any Host
    let clock: any WallClock
    let activity: Activity
    var parked: ParkedLink?
    var flows: [FlowID: any LiveFlow] = [:]
    var screens: [Int: LiveScreen] = [:]
    var queue: [Request] = []
    /// The request that is under way.
    var current: Request?
    /// The screens that were taken off since the queue was last empty.
    var takenOff: Set<Int> = []
    var isShutDown = false
    /// The last id that was given to something that was then not shown.
    var lastID = 0
    /// The tasks for which the request under way waits.
    var askedTasks: Set<TaskIdentity> = []
    private var unheard: [NavigationEvent] = []
    private var isTelling = false
    var isDraining = false
    var leave: Waiter<Outcome?>?
    /// Where a guard's answer is awaited.
    var asking: Waiter<Verdict?>?
    let effects: EffectRunner

    /// A navigator that shows nothing yet. `build` makes the coordinator of the app's own flow.
    public init<F: Flow>(
        app: F, host: any Host, clock: any WallClock, activity: Activity,
        build: (F, Router<F>) -> any Coordinator<F>
    ) {
        tree = NavigationTree(app: app)
        self.host = host
        self.clock = clock
        self.activity = activity
        effects = EffectRunner(activity: activity)
        flows[.app] = FlowInstance(id: .app, flow: app, navigator: self, build: build) { _ in }
    }

    /// The view model of an entry that is in the tree.
    public func viewModel(of entry: Entry) -> (any ViewModel)? {
        screens[entry.id]?.viewModel
    }

    /// Whether the flow is in the tree, and this is its coordinator's instance.
    func isLive(_ flow: any LiveFlow) -> Bool {
        flows[flow.id] === flow
    }

    /// The coordinators and view models that are kept now, for tests of their lifetimes.
    package var kept: [AnyObject] {
        flows.values.compactMap(\.coordinatorObject) + screens.values.map(\.viewModel)
    }

    /// The names of the flows that live, in the order in which they started, without the app's own.
    public var liveFlows: [String] {
        tree.flows.filter { $0.id != .app }.map(\.address)
    }

    /// Ends everything: work, screens and coordinators are released, and no result is delivered any more.
    ///
    /// What was asked for and has not happened is `superseded`, and so is whatever is asked for later; who waits in
    /// `Router.run` waits no longer.
    public func shutDown() {
        isShutDown = true
        onEvent = nil
        onChange = { _ in }
        gesture = nil
        effects.close()
        screens.values.forEach { $0.effects.close() }
        screens = [:]
        let abandoned = flows.values
        flows = [:]
        abandoned.forEach { $0.abandon() }
        let unsettled = [current].compactMap(\.self) + queue
        queue = []
        unsettled.forEach { $0.settle(.superseded) }
    }

    // MARK: Telling

    func report(_ event: NavigationEvent) {
        guard !isShutDown else { return }
        unheard.append(event)
        tell()
        if unheard.count > 1000 { unheard.removeFirst(unheard.count - 1000) }
    }

    /// Whoever navigates while an event is told hears of it after the others.
    private func tell() {
        guard !isTelling else { return }
        isTelling = true
        while let onEvent, !unheard.isEmpty { onEvent(unheard.removeFirst()) }
        isTelling = false
    }

    @discardableResult
    func report(_ outcome: Outcome, of request: Request) -> Outcome {
        report(.request(label: request.label, outcome: outcome))
        return outcome
    }
}

/// A screen in the tree with the work that ends with it.
struct LiveScreen {
    let viewModel: any ViewModel
    let effects: EffectRunner
    var isStarted = false
}
