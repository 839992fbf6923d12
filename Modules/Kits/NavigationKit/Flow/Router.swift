import PresentationKit

/// The mechanics that a coordinator is given: every way in which its flow can change what is on screen.
///
/// - Each verb returns a `Request` that says what became of it; it is performed at once unless something is under way.
/// - A verb on routes acts on the stack where the flow stands; `setRoot` and `select` act on the whole app.
/// - A router whose flow has ended does nothing, and its requests say so.
@MainActor
public final class Router<F: Flow> {
    /// How a flow or a screen comes onto the screen.
    public enum Way: Hashable, Sendable {
        /// On top of the stack where this flow stands.
        case push
        /// As a modal in front of everything.
        case present(Modal.Style)
    }

    private weak var navigator: Navigator?
    private weak var instance: FlowInstance<F>?
    private let id: FlowID

    init(navigator: Navigator, instance: FlowInstance<F>) {
        self.navigator = navigator
        self.instance = instance
        id = instance.id
    }

    // MARK: The flow's own screens

    /// Puts a screen on top.
    @discardableResult
    public func push(_ step: F.Step) -> Request {
        onStack("push \(step)") { tree, place, id throws(NavigationError) in
            try tree.push(AnyRoute(step), of: id, at: place)
        }
    }

    /// Takes the top screen off; a modal that shows its first screen goes.
    @discardableResult
    public func pop() -> Request {
        let top = navigator.flatMap { navigator in
            navigator.tree.place(of: id).flatMap { navigator.tree[$0]?.entries.last?.id }
        }
        return onStack("pop") { tree, _, _ throws(NavigationError) in
            guard let top else { throw .notOnStack }
            try tree.pop(top)
        }
    }

    /// Takes off what is above a screen of this flow.
    @discardableResult
    public func popTo(_ step: F.Step) -> Request {
        onStack("popTo \(step)") { tree, place, id throws(NavigationError) in
            try tree.popTo(at: place) { $0.flow == id && $0.route == AnyRoute(step) }
        }
    }

    /// Takes off all but the first screen of the stack.
    @discardableResult
    public func popToRoot() -> Request {
        onStack("popToRoot") { tree, place, _ throws(NavigationError) in
            let bottom = tree[place]?.entries.first?.id
            try tree.popTo(at: place) { $0.id == bottom }
        }
    }

    /// Puts a screen in the place of the top one.
    @discardableResult
    public func replace(_ step: F.Step) -> Request {
        onStack("replace \(step)") { tree, place, id throws(NavigationError) in
            guard tree[place]?.entries.last?.route != AnyRoute(step) else { return }
            tree[place]?.entries.removeLast()
            try tree.push(AnyRoute(step), of: id, at: place)
        }
    }

    /// Shows a screen on top of the first of the stack: what a list does with its detail, side by side or not.
    @discardableResult
    public func show(_ step: F.Step) -> Request {
        onStack("show \(step)") { tree, place, id throws(NavigationError) in
            guard let bottom = tree[place]?.entries.first, tree[place]?.entries.last?.route != AnyRoute(step) else {
                return
            }
            try tree.popTo(at: place) { $0.id == bottom.id }
            try tree.push(AnyRoute(step), of: id, at: place)
        }
    }

    /// Presents a screen in front of everything.
    @discardableResult
    public func present(_ step: F.Step, as style: Modal.Style) -> Request {
        submit("present \(step) as \(style.rawValue)") { tree, id throws(NavigationError) in
            try tree.present([AnyRoute(step)], of: id, as: style)
        }
    }

    /// Removes the modal in which this flow stands, or else what it has presented.
    @discardableResult
    public func dismiss() -> Request {
        submit("dismiss") { tree, id throws(NavigationError) in
            if case .modal(let modal) = tree.place(of: id) { return tree.dismiss(modal) }
            let members = Set([id] + tree.descendants(of: id))
            let own = tree.modals.first { $0.stack.entries.contains { members.contains($0.flow) } }
            guard let own else { throw .nothingPresented }
            tree.dismiss(own.id)
        }
    }

    // MARK: Other flows

    /// Starts a flow; `result`, if given, hears how it ended in place of what the parent's `children` say.
    @discardableResult
    public func start<Child: Flow>(
        _ child: Child, _ way: Way, result: (@MainActor (FlowResult<Child.Output>) -> Void)? = nil
    ) -> Request {
        let verb =
            switch way {
            case .push: "push \(child)"
            case .present(let style): "present \(child) as \(style.rawValue)"
            }
        let request = request(verb) { tree, id throws(NavigationError) in
            let routes = child.start.map(AnyRoute.init)
            switch way {
            case .push:
                guard let place = tree.place(of: id) else { throw .noSuchPlace }
                if tree.isOnTop(child.address, parent: id, at: place) { return }
                let flow = tree.addFlow(child.address, parent: id)
                for route in routes { try tree.push(route, of: flow, at: place) }
            case .present(let style):
                if tree.isOnTop(child.address, parent: id, at: tree.front) { return }
                try tree.present(routes, of: tree.addFlow(child.address, parent: id), as: style)
            }
        }
        if let result { request.onBegin = { ($0 as? FlowInstance<Child>)?.receive(with: result) } }
        return navigator?.submit(request) ?? request
    }

    /// Starts a flow and waits for its end. A flow that isn't shown is `cancelled(.notStarted)`.
    public func run<Child: Flow>(_ child: Child, _ way: Way) async -> FlowResult<Child.Output> {
        let end = Waiter<FlowResult<Child.Output>>()
        let request = start(child, way) { end.resume(returning: $0) }
        switch await request.finalOutcome() {
        case .performed, .redirected: return (try? await end.value()) ?? .cancelled(.superseded)
        default: return .cancelled(.notStarted)
        }
    }

    /// Ends this flow with what it brought, and removes its screens. The second end of a flow does nothing.
    ///
    /// A flow on which the root stands is told on at once, and its screens stay until its parent replaces them.
    @discardableResult
    public func finish(_ output: F.Output) -> Request {
        let request = end("finish", origin: .system)
        guard instance?.end(with: .finished(output)) == true else {
            request.settle(.impossible(.flowEnded))
            return request
        }
        return navigator?.submit(request) ?? request
    }

    /// Ends this flow without a result, by the user's wish; its screens may still object.
    @discardableResult
    public func cancel() -> Request {
        let request = end("cancel", origin: .code)
        return navigator?.submit(request) ?? request
    }

    private func end(_ verb: String, origin: Request.Origin) -> Request {
        let label = "\(verb) \(instance?.address ?? "")"
        let request = request(label, origin: origin, cause: .byUser) { tree, id throws(NavigationError) in
            try tree.remove(id)
        }
        request.onEnd = { [weak navigator, weak instance] outcome in
            if case .impossible(.atRoot) = outcome, let instance { navigator?.deliver(instance, cause: .byUser) }
        }
        return request
    }

    // MARK: The whole app

    /// Replaces everything by one flow.
    @discardableResult
    public func setRoot<Child: Flow>(
        _ child: Child, layout: Stack.Layout = .single, because cause: Cancellation = .superseded
    ) -> Request {
        submit("setRoot \(child)", origin: .system, cause: cause) { tree, id throws(NavigationError) in
            let flow = tree.addFlow(child.address, parent: id)
            try tree.setRoot(child.start.map(AnyRoute.init), of: flow, layout: layout)
        }
    }

    /// Replaces everything by tabs, the first of them selected.
    @discardableResult
    public func setRoot(_ name: String, tabs: [TabFlow], because cause: Cancellation = .superseded) -> Request {
        submit("setRoot \(name)", origin: .system, cause: cause) { tree, id throws(NavigationError) in
            guard let first = tabs.first else { throw .emptyStack }
            tree.modals = []
            let items = tabs.map { tab in
                let flow = tree.addFlow(tab.address, parent: id)
                return Tab(
                    id: tab.id, title: tab.title, stack: tree.stack(of: tab.routes, flow: flow, layout: tab.layout))
            }
            tree.root = .tabs(Tabs(name: name, selected: first.id, items: items))
        }
    }

    /// Selects a tab; the one that is selected goes to its root.
    @discardableResult
    public func select(_ tab: TabID) -> Request {
        submit("select \(tab)") { tree, _ throws(NavigationError) in try tree.select(tab) }
    }

    // MARK: Requests

    private typealias Edit = (inout NavigationTree, FlowID) throws(NavigationError) -> Void

    private func onStack(
        _ label: String, _ edit: @escaping (inout NavigationTree, Place, FlowID) throws(NavigationError) -> Void
    ) -> Request {
        submit(label) { tree, id throws(NavigationError) in
            guard let place = tree.place(of: id) else { throw .noSuchPlace }
            try edit(&tree, place, id)
        }
    }

    private func submit(
        _ label: String, origin: Request.Origin = .code, cause: Cancellation? = nil, _ edit: @escaping Edit
    ) -> Request {
        let request = request(label, origin: origin, cause: cause, edit)
        return navigator?.submit(request) ?? request
    }

    private func request(
        _ label: String, origin: Request.Origin = .code, cause: Cancellation? = nil, _ edit: @escaping Edit
    ) -> Request {
        let id = id
        let request = Request(label, origin: origin, cause: cause) { tree throws(NavigationError) in
            guard tree.record(of: id) != nil else { throw .flowEnded }
            try edit(&tree, id)
        }
        if navigator == nil { request.settle(.impossible(.flowEnded)) }
        return request
    }
}

/// A tab and the flow that stands on it.
public struct TabFlow: Sendable {
    let id: TabID
    let title: String
    let address: String
    let routes: [AnyRoute]
    let layout: Stack.Layout

    /// A tab on which `flow` stands.
    public init(_ id: TabID, _ title: String, _ flow: some Flow, layout: Stack.Layout = .single) {
        self.id = id
        self.title = title
        self.layout = layout
        address = flow.address
        routes = flow.start.map(AnyRoute.init)
    }
}

extension NavigationTree {
    /// Whether the stack's top belongs to such a flow of this parent.
    fileprivate func isOnTop(_ flow: String, parent: FlowID, at place: Place) -> Bool {
        guard let top = self[place]?.entries.last, let record = record(of: top.flow) else { return false }
        return record.address == flow && record.parent == parent
    }
}
