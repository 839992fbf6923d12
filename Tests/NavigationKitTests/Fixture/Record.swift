import NavigationKit
import PresentationKit

/// What happened in the app of a test, and what its screens are told to do.
@MainActor
final class Record {
    /// Each result with the name of its receiver, in order.
    var results: [String] = []
    /// The screens that were started, in order.
    var started: [String] = []
    /// What a screen does when it is started, by its address.
    var onStart: [String: (TestViewModel) -> Void] = [:]
    /// What a screen answers when it is asked for leave, by its address; without an entry it may be left.
    var mayLeave: [String: (TestViewModel) async -> Bool] = [:]
    /// What a parent does with the result of a flow.
    var onResult: (FlowResult<Int>) -> Void = { _ in }

    /// Hears the name of each flow whose parent hears its result.
    var onEnd: (String) -> Void = { _ in }
    /// Hears of each coordinator and screen as it is made.
    var onMade: (AnyObject) -> Void = { _ in }

    private var coordinators: [Weak] = []
    private var viewModels: [Weak] = []

    /// The addresses of the flows whose coordinators live, in the order made.
    var liveCoordinators: [String] {
        coordinators.compactMap { ($0.object as? any Named)?.name }
    }

    /// The addresses of the screens whose view models live, in the order made.
    var liveViewModels: [String] {
        viewModels.compactMap { ($0.object as? TestViewModel)?.name }
    }

    func note(_ object: some Named) {
        onMade(object)
        coordinators.removeAll { $0.object == nil }
        viewModels.removeAll { $0.object == nil }
        if object is TestViewModel { viewModels.append(Weak(object)) } else { coordinators.append(Weak(object)) }
    }

    /// The latest coordinator of this type that lives.
    func latest<C: AnyObject>(_: C.Type, named name: String? = nil) -> C? {
        coordinators.reversed().lazy.compactMap { $0.object as? C }
            .first { name == nil || ($0 as? any Named)?.name == name }
    }

    func viewModel(_ name: String) -> TestViewModel? {
        viewModels.reversed().lazy.compactMap { $0.object as? TestViewModel }.first { $0.name == name }
    }
}

@MainActor
protocol Named: AnyObject {
    var name: String { get }
}

@MainActor
private struct Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
