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
    /// Hears what navigation did, in order; what it did before somebody listens is kept for the first who does.
    public var onEvent: ((NavigationEvent) -> Void)? {
        didSet {
            guard let onEvent else { return }
            unheard.forEach(onEvent)
            unheard = []
        }
    }
    /// Hears each new state, to save it.
    public var onChange: (NavigationState) -> Void = { _ in }
    /// The links that `open` understands.
    public var links = LinkTable(scheme: "", [])
    /// What must be asked before each change, in this order, after the conditions of the routes themselves.
    public var guards: [any Guard] = []
    /// Whether a condition holds now.
    public var isMet: (Condition) -> Bool = { _ in true }

    let host: any Host
    let clock: any WallClock
    let activity: Activity
    var parked: ParkedLink?
    private(set) var flows: [FlowID: any LiveFlow] = [:]
    private var screens: [Int: LiveScreen] = [:]
    private var queue: [Request] = []
    private var unheard: [NavigationEvent] = []
    private var isDraining = false
    private var leave: Waiter<Outcome?>?
    private let effects: EffectRunner

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

    /// The names of the flows that live, in the order in which they started, without the app's own.
    public var liveFlows: [String] {
        tree.flows.filter { $0.id != .app }.map(\.address)
    }

    /// Ends everything: work, screens and coordinators are released, and no result is delivered any more.
    public func shutDown() {
        effects.close()
        screens.values.forEach { $0.effects.close() }
        screens = [:]
        flows = [:]
        queue = []
        onEvent = nil
        onChange = { _ in }
    }

    // MARK: Requests

    /// Takes a request in; performs it now if nothing is under way.
    @discardableResult
    func submit(_ request: Request) -> Request {
        if gesture != nil { cancelGesture() }
        queue.append(request)
        if request.origin == .system { leave?.resume(returning: .superseded) }
        guard !isDraining else { return request }
        isDraining = true
        effects.run { [weak self] in await self?.drain() }
        return request
    }

    private func drain() async {
        while !queue.isEmpty {
            let request = queue.removeFirst()
            let outcome = await perform(request)
            request.settle(outcome)
            openParked()
        }
        isDraining = false
    }

    private func perform(_ request: Request) async -> Outcome {
        let outcome: Outcome
        let change: Change?
        do throws(NavigationError) {
            (outcome, change) = try await decide(request)
        } catch {
            (outcome, change) = (.impossible(error), nil)
        }
        guard let change else {
            report(.request(label: request.label, outcome: outcome))
            return outcome
        }
        if let refusal = prepare(change, for: request) { return report(refusal, of: request) }
        let reply = await host.show(change) { self.screens[$0.id]?.viewModel }
        if case .refused(let why) = reply {
            discard(change)
            return report(.refused(why: why), of: request)
        }
        commit(change, of: request, as: outcome)
        return outcome
    }

    /// The change that a request comes to once everybody who may object was asked; nil with the outcome when there is none.
    private func decide(_ request: Request) async throws(NavigationError) -> (Outcome, Change?) {
        var apply = request.change
        var trace: [String] = []
        redirecting: while trace.count <= 8 {
            var new = tree
            try apply(&new)
            new.prune()
            guard !new.isSame(as: tree) else { return (.coalesced, nil) }
            let change = Change(from: tree, to: new)
            if let unmet = change.entered.compactMap(\.route.requires).first(where: { !isMet($0) }) {
                return (.denied(by: "access", why: "needs \(unmet.name)"), nil)
            }
            for asked in guards {
                switch await asked.verdict(on: change) {
                case .allow: continue
                case .deny(let why): return (.denied(by: asked.name, why: why), nil)
                case .redirect(let label, let other):
                    apply = other
                    trace.append(label)
                    continue redirecting
                }
            }
            if let refusal = await askForLeave(change, request) { return (refusal, nil) }
            return (trace.isEmpty ? .performed : .redirected(trace: trace), change)
        }
        return (.denied(by: "guards", why: "redirected without end: \(trace.joined(separator: ", "))"), nil)
    }

    /// Asks each screen that would go, the front one first; nil when none objects.
    private func askForLeave(_ change: Change, _ request: Request) async -> Outcome? {
        guard request.origin != .system else { return nil }
        for entry in change.left {
            guard let viewModel = screens[entry.id]?.viewModel else { continue }
            let answer = Waiter<Outcome?>()
            leave = answer
            defer { leave = nil }
            effects.run("leave") {
                await viewModel.mayLeave()
            } deliver: { mayLeave in
                answer.resume(returning: (try? mayLeave.get()) == true ? nil : .denied(by: "screen", why: "it stays"))
            }
            defer { effects.cancel("leave") }
            guard let refusal = try? await answer.value() else { continue }
            return refusal
        }
        return nil
    }

    // MARK: Making and releasing

    /// Makes the coordinators and view models that the change calls for; says why if it can't, and then has made nothing.
    private func prepare(_ change: Change, for request: Request) -> Outcome? {
        for record in change.begun {
            guard let parent = record.parent.flatMap({ flows[$0] }),
                let flow = parent.children.lazy.compactMap({ $0.revive(record.address, record.id, self) }).first
            else {
                discard(change)
                return .impossible(.noCoordinator(flow: record.address))
            }
            flows[record.id] = flow
            request.onBegin(flow)
        }
        for entry in change.entered {
            let effects = EffectRunner(activity: activity)
            guard let viewModel = flows[entry.flow]?.viewModel(for: entry.route.address, effects: effects) else {
                discard(change)
                return .impossible(.noCoordinator(flow: entry.route.address))
            }
            screens[entry.id] = LiveScreen(viewModel: viewModel, effects: effects)
        }
        return nil
    }

    private func discard(_ change: Change) {
        for entry in change.entered { screens.removeValue(forKey: entry.id)?.effects.close() }
        for record in change.begun { flows[record.id] = nil }
    }

    private func commit(_ change: Change, of request: Request, as outcome: Outcome) {
        tree = change.new
        for entry in change.left { screens.removeValue(forKey: entry.id)?.effects.close() }
        let ended = change.ended.compactMap { flows.removeValue(forKey: $0.id) }
        report(outcome, of: request)
        onChange(state)
        startVisible()
        let endedIDs = Set(change.ended.map(\.id))
        for (record, flow) in zip(change.ended, ended) {
            let isParentEnded = record.parent.map(endedIDs.contains) ?? false
            deliver(flow, cause: isParentEnded && request.cause != .signedOut ? .parentEnded : request.cause)
        }
    }

    /// The host has more or less room: what is now seen for the first time starts.
    public func widthDidChange() {
        startVisible()
    }

    /// Starts what is seen for the first time.
    private func startVisible() {
        for entry in tree.visible(in: host.width) where screens[entry.id]?.isStarted == false {
            screens[entry.id]?.isStarted = true
            screens[entry.id]?.viewModel.start()
        }
    }

    func deliver(_ flow: any LiveFlow, cause: Cancellation) {
        guard flow.ending == nil else { return }
        flow.deliver(orCancel: cause)
        if let ending = flow.ending { report(.ended(flow: ending)) }
    }

    // MARK: Telling

    func report(_ event: NavigationEvent) {
        if let onEvent { onEvent(event) } else { unheard.append(event) }
    }

    @discardableResult
    private func report(_ outcome: Outcome, of request: Request) -> Outcome {
        report(.request(label: request.label, outcome: outcome))
        return outcome
    }
}

/// A screen in the tree with the work that ends with it.
private struct LiveScreen {
    let viewModel: any ViewModel
    let effects: EffectRunner
    var isStarted = false
}
