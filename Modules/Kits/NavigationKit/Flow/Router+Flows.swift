import PresentationKit

/// The flows that this one starts, and its own end.
extension Router {
    /// Starts a flow; `result`, if given, hears how it ended in place of what the parent's `children` say.
    @discardableResult
    public func start<Child: Flow>(
        _ child: Child, _ way: Way, result: (@MainActor (FlowResult<Child.Output>) -> Void)? = nil
    ) -> Request {
        start(child, way) { flow in
            guard let result else { return }
            flow.receive { ended in
                result(ended)
                return true
            }
        }
    }

    /// Starts a flow and waits for its end. A flow that isn't shown is `cancelled(.notStarted)`.
    ///
    /// When the waiting task is cancelled, the flow goes on, and its result goes to what the parent's `children` say.
    public func run<Child: Flow>(_ child: Child, _ way: Way) async -> FlowResult<Child.Output> {
        let end = Waiter<FlowResult<Child.Output>>()
        defer { end.cancel() }
        let request = start(child, way) { flow in
            flow.receive {
                end.resume(returning: $0)
            } abandoned: {
                end.cancel()
            }
        }
        switch await request.finalOutcome() {
        case .performed, .redirected:
            guard request.hasBegun else { return .cancelled(.notStarted) }
            return (try? await end.value()) ?? .cancelled(.superseded)
        default: return .cancelled(.notStarted)
        }
    }

    private func start<Child: Flow>(
        _ child: Child, _ way: Way, onBegin: @escaping @MainActor (FlowInstance<Child>) -> Void
    ) -> Request {
        let verb =
            switch way {
            case .push: "push \(child)"
            case .present(let style): "present \(child) as \(style.rawValue)"
            }
        let request = request(verb) { tree, id throws(NavigationError) in
            let routes = child.start.map(AnyRoute.init)
            guard !routes.isEmpty else { throw .emptyStack }
            switch way {
            case .push:
                guard let place = tree.place(of: id) else { throw .noSuchPlace }
                if tree.isFlow(child.address, of: id, at: tree[place]?.entries.last) { return }
                let flow = tree.addFlow(child.address, parent: id)
                for route in routes { try tree.push(route, of: flow, at: place) }
            case .present(let style):
                if tree.isFlow(child.address, of: id, at: tree[tree.front]?.entries.last) { return }
                try tree.present(routes, of: tree.addFlow(child.address, parent: id), as: style)
            }
        }
        request.onBegin = { [weak request] flow in
            guard let flow = flow as? FlowInstance<Child> else { return }
            onBegin(flow)
            request?.hasBegun = true
        }
        return navigator?.submit(request) ?? request
    }

    /// Ends this flow with what it brought, and removes its screens. The second end of a flow does nothing; one that a
    /// guard or the host refused may be tried again.
    ///
    /// A flow on which the root stands is told on at once, and its screens stay until its parent replaces them.
    @discardableResult
    public func finish(_ output: F.Output) -> Request {
        let request = end("finish", origin: .system)
        guard instance?.end(with: .finished(output)) == true else {
            request.onEnd = { _ in }
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
        let label = "\(verb) \(address)"
        let request = request(label, origin: origin, cause: .byUser) { tree, id throws(NavigationError) in
            try tree.remove(id)
        }
        request.outcomeAtRoot = .passedOn
        request.onEnd = { [weak navigator, weak instance] outcome in
            guard let navigator, let instance, navigator.isLive(instance) else { return }
            if outcome == .passedOn {
                navigator.deliver(instance, cause: .byUser)
            } else if origin == .system {
                instance.reopen()
            }
        }
        return request
    }
}
