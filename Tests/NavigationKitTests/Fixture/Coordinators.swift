import NavigationKit
import PresentationKit

@MainActor
final class AppCoordinator: Coordinator, Named {
    typealias Coordinated = AppFlow

    let name = "app"
    let router: Router<AppFlow>
    private let record: Record

    init(_ router: Router<AppFlow>, _ record: Record) {
        self.router = router
        self.record = record
        record.note(self)
    }

    var children: [ChildFlow] { testChildren(of: self, record) }
}

@MainActor
final class ListCoordinator: Coordinator, Named {
    typealias Coordinated = ListFlow

    let name: String
    let router: Router<ListFlow>
    private let record: Record

    init(_ flow: ListFlow, _ router: Router<ListFlow>, _ record: Record) {
        name = flow.name
        self.router = router
        self.record = record
        record.note(self)
    }

    func viewModel(for step: ListFlow.Step, effects: EffectRunner) -> any ViewModel {
        TestViewModel(step.address, effects, record)
    }

    var children: [ChildFlow] { testChildren(of: self, record) }
}

@MainActor
final class PickCoordinator: Coordinator, Named {
    typealias Coordinated = PickFlow

    let name: String
    let router: Router<PickFlow>
    private let record: Record

    init(_ flow: PickFlow, _ router: Router<PickFlow>, _ record: Record) {
        name = flow.name
        self.router = router
        self.record = record
        record.note(self)
    }

    func viewModel(for step: PickFlow.Step, effects: EffectRunner) -> any ViewModel {
        TestViewModel(step.address, effects, record)
    }

    var children: [ChildFlow] { testChildren(of: self, record) }
}

/// Every flow may start every other; the results that nobody else receives are noted under the parent's name.
@MainActor
private func testChildren(of parent: some Named, _ record: Record) -> [ChildFlow] {
    let name = parent.name
    return [
        ChildFlow(ListFlow.self) { [record] flow, router in
            ListCoordinator(flow, router, record)
        } result: { [record] flow, result in
            record.results.append("\(name) hears \(flow.name) \(result.text)")
        },
        ChildFlow(PickFlow.self) { [record] flow, router in
            PickCoordinator(flow, router, record)
        } result: { [record] flow, result in
            record.results.append("\(name) hears \(flow.name) \(result.text)")
            record.onEnd(flow.name)
            record.onResult(result)
        },
        ChildFlow(EmptyFlow.self) { _, router in EmptyCoordinator(router) },
    ]
}

@MainActor
private final class EmptyCoordinator: Coordinator {
    typealias Coordinated = EmptyFlow

    init(_: Router<EmptyFlow>) {}

    func viewModel(for step: PickFlow.Step, effects: EffectRunner) -> any ViewModel {
        TestViewModel(step.address, effects, Record())
    }
}

extension FlowResult {
    var text: String {
        switch self {
        case .finished(let output): "finished \(output)"
        case .cancelled(let cause): "cancelled \(cause.rawValue)"
        }
    }
}
