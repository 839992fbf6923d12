import DomainKit
import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

/// Verbs, gestures and a host in a mood, in any order: what must hold, holds.
@MainActor
struct RandomWalkTests {
    @Test(arguments: 1...8)
    func `whatever happens, model and host agree and every flow ends once`(seed: UInt64) async throws {
        let walk = try Walk(seed: seed)
        for _ in 1...1500 { try await walk.step() }
        try await walk.end()
        #expect(walk.begun.count > 100)
    }
}

/// One walk through an app, with what must hold checked after each step.
@MainActor
private final class Walk {
    /// The names of the flows that were shown, in order.
    private(set) var begun: [String] = []
    /// Those of them that have not ended.
    private var open: [String] = []
    private let app: TestApp
    private let random: SeededRandom
    private let effects: EffectRunner
    private var requests: [Request] = []
    private var starts: [(name: String, request: Request)] = []
    /// How often each flow's end was told, by its name.
    private var endings: [String: Int] = [:]
    private var count = 0

    init(seed: UInt64) throws {
        app = try TestApp.onTabs()
        random = SeededRandom(seed: seed)
        effects = EffectRunner(activity: app.activity)
        app.navigator.guards = [
            TestGuard("moody") { [random, clock = app.clock] change in
                switch random.int(in: 0...29) {
                case 0: return .deny(why: "mood")
                case 1:
                    try? await clock.sleep(for: .seconds(random.int(in: 1...60)))
                    return .allow
                case 2: return .redirect(to: "b") { tree throws(NavigationError) in try tree.select("b") }
                default: return .allow
                }
            }
        ]
        app.record.onEnd = { [weak self] in self?.endings[$0, default: 0] += 1 }
        for name in ["item/3", "pick/second"] {
            app.record.mayLeave[name] = { [random, clock = app.clock] _ in
                switch random.int(in: 0...5) {
                case 0: return false
                case 1:
                    try? await clock.sleep(for: .seconds(2))
                    return true
                default: return true
                }
            }
        }
    }

    func step() async throws {
        app.host.isSlow = random.int(in: 0...2) == 0
        if random.int(in: 0...19) == 0 { app.host.refusal = "mood" }
        act(random.int(in: 0...24))
        if random.int(in: 0...3) == 0 { await comeToRest() } else { await app.activity.settle() }
        try check()
    }

    func end() async throws {
        await comeToRest()
        app.navigator.guards = []
        app.host.refusal = nil
        app.app.setRoot(ListFlow(name: "end"))
        await comeToRest()
        try check()
        #expect(app.record.liveCoordinators == ["app", "end"])
        #expect(app.record.liveViewModels == ["list"])
        #expect(begun.allSatisfy { endings[$0] == 1 })
        #expect(endings.count == begun.count)
        #expect(requests.allSatisfy { $0.outcome != .queued })
        app.navigator.shutDown()
        await app.activity.settle()
        #expect(app.record.liveCoordinators.isEmpty)
        #expect(app.activity.running == 0)
    }

    private func act(_ choice: Int) {
        let navigator = app.navigator
        let list = app.record.latest(ListCoordinator.self)?.router
        let pick = app.record.latest(PickCoordinator.self)?.router
        let item = ListFlow.Step.item(random.int(in: 1...4))
        switch choice {
        case 0, 1: keep(list?.push(item))
        case 2: keep(list?.pop())
        case 3: keep(list?.popTo(item))
        case 4: keep(list?.popToRoot())
        case 5: keep(list?.replace(item))
        case 6: keep(list?.show(item))
        case 7: keep(list?.present(item, as: random.int(in: 0...1) == 0 ? .sheet : .fullScreen))
        case 8: keep(list?.dismiss())
        case 9, 10: start(from: list)
        case 11: start(from: pick)
        case 12: run(from: list)
        case 13: keep(pick?.push(.second))
        case 14: keep(pick?.finish(1))
        case 15: keep(pick?.cancel())
        case 16: keep(navigator.back())
        case 17: navigator.beginGesture(random.element(of: Gesture.allCases) ?? .swipeBack)
        case 18: navigator.cancelGesture()
        case 19, 20: keep(navigator.completeGesture())
        case 21: keep(navigator.select(random.element(of: ["a", "b", "c", "x"]) ?? "a"))
        case 22: keep(navigator.open("karvon://item/\(random.int(in: 1...3))"))
        case 23: keep(navigator.tree[navigator.tree.front]?.entries.first.map { navigator.back(to: $0) })
        default: if random.int(in: 0...5) == 0 { app.showTabs() }
        }
    }

    private func keep(_ request: Request?) {
        if let request { requests.append(request) }
    }

    private func name() -> String {
        count += 1
        return "flow \(count)"
    }

    private func start<F: Flow>(from router: Router<F>?) {
        guard let router else { return }
        let name = name()
        let way: Router<F>.Way = random.int(in: 0...1) == 0 ? .push : .present(.sheet)
        let request =
            random.int(in: 0...1) == 0
            ? router.start(PickFlow(name: name), way)
            : router.start(PickFlow(name: name), way) { [weak self] _ in self?.endings[name, default: 0] += 1 }
        starts.append((name, request))
        requests.append(request)
    }

    private func run<F: Flow>(from router: Router<F>?) {
        guard let router else { return }
        let name = name()
        effects.run { [weak self] in
            let result = await router.run(PickFlow(name: name), .present(.sheet))
            if result != .cancelled(.notStarted) {
                self?.endings[name, default: 0] += 1
                self?.begun.append(name)
            }
        }
    }

    private func comeToRest() async {
        for _ in 0..<1000 where app.host.isInTransition || app.clock.nextDeadline != nil {
            await app.finishTransitions()
            await app.clock.advance(by: .seconds(61), settling: app.activity)
        }
    }

    private func check() throws {
        for (name, request) in starts where request.outcome == .performed {
            begun.append(name)
            open.append(name)
        }
        starts.removeAll { $0.request.outcome != .queued }
        let tree = app.navigator.tree
        #expect(Set(tree.entries.map(\.id)).count == tree.entries.count)
        #expect(tree.places.allSatisfy { tree[$0]?.entries.isEmpty == false })
        guard !app.host.isInTransition, app.clock.nextDeadline == nil else { return }
        #expect(app.host.shown.map { $0 == tree } ?? true)
        #expect(app.record.liveViewModels.count == tree.entries.count)
        #expect(app.record.liveViewModels.sorted() == tree.entries.map(\.route.address).sorted())
        #expect(app.record.liveCoordinators.count == tree.flows.count)
        #expect(tree.entries.allSatisfy { app.navigator.viewModel(of: $0) != nil })
        #expect(requests.allSatisfy { $0.outcome != .queued })
        requests = []
        let live = Set(app.navigator.liveFlows)
        for name in open {
            let isLive = live.contains(PickFlow(name: name).address)
            #expect(endings[name] == (isLive ? nil : 1), "\(name)")
        }
        open.removeAll { endings[$0] != nil }
    }
}
