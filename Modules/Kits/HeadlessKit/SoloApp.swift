import NavigationKit
import PresentationKit

/// An app of one flow: how a feature is driven alone. When the flow ends, a last screen tells its result.
@MainActor
public final class SoloApp: HeadlessApplication {
    /// What is on screen.
    public let navigator: Navigator
    /// What may be typed without being written down.
    public var secrets: [String: String] { secretSource() }
    private let secretSource: () -> [String: String]

    /// Launches the flow as the root; at a relaunch, what was on screen when the last launch ended.
    ///
    /// - `describe` writes the result of a finished flow for the last screen.
    /// - `configure` may set links, guards and conditions before anything is shown.
    public init<F: Flow>(
        _ flow: F, in environment: HeadlessEnvironment, layout: Stack.Layout = .single,
        secrets: @escaping () -> [String: String] = { [:] }, configure: (Navigator) -> Void = { _ in },
        describe: @escaping (F.Output) -> String = { "\($0)" },
        build: @escaping (F, Router<F>) -> any Coordinator<F>
    ) async {
        secretSource = secrets
        var root: SoloCoordinator?
        navigator = Navigator(
            app: SoloFlow.app, host: environment.host, clock: environment.clock, activity: environment.activity
        ) { _, router in
            let coordinator = SoloCoordinator(router: router)
            coordinator.children = [
                ChildFlow(F.self, build: build) { [weak coordinator] _, result in
                    switch result {
                    case .finished(let output): coordinator?.show("finished: \(describe(output))")
                    case .cancelled(let cause): coordinator?.show("cancelled (\(cause.rawValue))")
                    }
                },
                ChildFlow(EndFlow.self) { flow, _ in EndCoordinator(ending: flow.ending) },
            ]
            root = coordinator
            return coordinator
        }
        configure(navigator)
        let isRestored =
            if let state = environment.savedState { await navigator.restore(state) } else { false }
        if !isRestored { root?.router.setRoot(flow, layout: layout) }
        environment.save(navigator.state)
        navigator.onChange = { environment.save($0) }
    }
}

private enum SoloFlow: Flow {
    case app

    static let grammar = Grammar<Self>(Rule("solo", .app))
    var start: [NoStep] { [] }
}

@MainActor
private final class SoloCoordinator: Coordinator {
    typealias Coordinated = SoloFlow
    let router: Router<SoloFlow>
    var children: [ChildFlow] = []

    init(router: Router<SoloFlow>) {
        self.router = router
    }

    func show(_ ending: String) {
        router.setRoot(EndFlow(ending: ending))
    }
}

private struct EndFlow: Flow {
    struct End: Route {
        static let grammar = Grammar<Self>(Rule("end", End()))
        var requires: Condition? { nil }
    }

    let ending: String

    static let grammar = Grammar<Self>(
        Rule("end/{ending}", .string, make: { EndFlow(ending: $0) }, values: { $0.ending }))
    var start: [End] { [End()] }
}

@MainActor
private final class EndCoordinator: Coordinator {
    typealias Coordinated = EndFlow
    private let ending: String

    init(ending: String) {
        self.ending = ending
    }

    func viewModel(for _: EndFlow.End, effects _: EffectRunner) -> any ViewModel {
        EndViewModel(ending: ending)
    }
}
