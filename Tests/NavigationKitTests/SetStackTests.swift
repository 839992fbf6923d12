import HeadlessKit
import NavigationKit
import Observation
import PresentationKit
import Testing

@MainActor
struct SetStackTests {
    @Test(
        arguments: [
            ([9], [9]), ([1], [1]), ([1, 9], [1, 9]), ([1, 2, 3, 9], [1, 2, 3, 9]), ([2, 1], [2, 1]), ([9, 9], [9]),
        ] as [([Int], [Int])])
    func `the stack becomes what is asked for in one change, and the common beginning stays`(
        asked: [Int], expected: [Int]
    ) async throws {
        let wizard = try await Wizard.atThirdStep()
        let before = wizard.entries
        let request = wizard.outer.setStack(asked.map(Step.init))
        #expect(await request.finalOutcome() == .performed)
        #expect(wizard.entries.map(\.route.address) == expected.map { "step/\($0)" })
        let common = zip([1, 2, 3], asked).prefix { $0 == $1 }.count
        #expect(wizard.entries.prefix(common) == before.prefix(common))
        #expect(wizard.entries.dropFirst(common).allSatisfy { !before.contains($0) })
    }

    @Test func `the stack as it is changes nothing, and no screens are impossible`() async throws {
        let wizard = try await Wizard.atThirdStep()
        let before = wizard.entries
        #expect(wizard.outer.setStack([1, 2, 3].map(Step.init)).outcome == .coalesced)
        #expect(wizard.outer.setStack([]).outcome == .impossible(.emptyStack))
        #expect(wizard.entries == before)
    }

    @Test func `what lies beneath a flow stays`() async throws {
        let wizard = try await Wizard.atThirdStep()
        wizard.outer.start(WizardFlow(first: 7), .push)
        wizard.inner.push(Step(number: 8))
        #expect(await wizard.inner.setStack([Step(number: 9)]).finalOutcome() == .performed)
        #expect(wizard.entries.map(\.route.address) == ["step/1", "step/2", "step/3", "step/9"])
        #expect(wizard.app?.app.navigator.liveFlows == ["wizard/1", "wizard/7"])
    }
}

/// A flow of numbered steps that is driven by its routers.
@MainActor
private final class Wizard {
    var app: AppDriver?
    /// The router of each flow that shows a screen; a coordinator may also be built only to be asked.
    var routers: [Router<WizardFlow>] = []

    var outer: Router<WizardFlow> { routers[0] }
    var inner: Router<WizardFlow> { routers[1] }
    var entries: [Entry] { app?.app.navigator.tree.entries ?? [] }

    static func atThirdStep() async throws -> Wizard {
        let wizard = Wizard()
        wizard.app = try await AppDriver { environment in
            await SoloApp(WizardFlow(first: 1), in: environment) { WizardCoordinator(router: $1, wizard: wizard) }
        }
        wizard.outer.push(Step(number: 2))
        wizard.outer.push(Step(number: 3))
        return wizard
    }
}

private struct WizardFlow: Flow {
    let first: Int

    static let grammar = Grammar<Self>(
        Rule("wizard/{first}", .int, make: { WizardFlow(first: $0) }, values: { $0.first }))
    var start: [Step] { [Step(number: first)] }
}

private struct Step: Route {
    let number: Int

    static let grammar = Grammar<Self>(
        Rule("step/{number}", .int, make: { Step(number: $0) }, values: { $0.number }))
    var requires: Condition? { nil }
}

@MainActor
private final class WizardCoordinator: Coordinator {
    typealias Coordinated = WizardFlow
    private let router: Router<WizardFlow>
    private let wizard: Wizard

    init(router: Router<WizardFlow>, wizard: Wizard) {
        self.router = router
        self.wizard = wizard
    }

    var children: [ChildFlow] {
        [ChildFlow(WizardFlow.self) { [wizard] in WizardCoordinator(router: $1, wizard: wizard) }]
    }

    func viewModel(for step: Step, effects _: EffectRunner) -> any ViewModel {
        if !wizard.routers.contains(where: { $0 === router }) { wizard.routers.append(router) }
        return StepViewModel(number: step.number)
    }
}

@Observable
private final class StepViewModel: ViewModel {
    private let number: Int

    init(number: Int) {
        self.number = number
    }

    var screen: Screen { Screen("Step \(number)") {} }
}
