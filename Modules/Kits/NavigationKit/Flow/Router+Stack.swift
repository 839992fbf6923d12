/// The flow's own screens, on the stack where it stands.
extension Router {
    /// Puts a screen on top.
    @discardableResult
    public func push(_ step: F.Step) -> Request {
        onStack("push \(step)") { tree, place, id throws(NavigationError) in
            try tree.push(AnyRoute(step), of: id, at: place)
        }
    }

    /// Takes the top screen off; a modal that shows its first screen goes.
    ///
    /// Where the host takes its time, a second `pop` that is asked for while the first is at the same screen is `coalesced`.
    @discardableResult
    public func pop() -> Request {
        let top = navigator.flatMap { navigator in
            navigator.tree.place(of: id).flatMap { navigator.tree[$0]?.entries.last?.id }
        }
        return onStack("pop", takingOff: top) { [weak navigator] tree, place, _ throws(NavigationError) in
            guard let top else { throw .notOnStack }
            if navigator?.isTakenOff(top) == true { return }
            try tree.pop(at: place)
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
            if let top = tree[place]?.entries.last, top.route == AnyRoute(step), top.flow == id { return }
            tree[place]?.entries.removeLast()
            try tree.push(AnyRoute(step), of: id, at: place)
        }
    }

    /// Shows a screen on top of the first of the stack: what a list does with its detail, side by side or not.
    @discardableResult
    public func show(_ step: F.Step) -> Request {
        onStack("show \(step)") { tree, place, id throws(NavigationError) in
            guard let entries = tree[place]?.entries, let bottom = entries.first else { return }
            if let top = entries.last, top.route == AnyRoute(step), top.flow == id { return }
            let detail = entries.dropFirst().prefix(1).first { $0.route == AnyRoute(step) && $0.flow == id }
            try tree.popTo(at: place) { $0.id == (detail ?? bottom).id }
            try tree.push(AnyRoute(step), of: id, at: place)
        }
    }

    /// Makes the flow's screens on the stack these, in one change: what a wizard does whose steps are done with.
    ///
    /// Screens of the common beginning stay, and so does what lies beneath the flow. No screens are `impossible`.
    @discardableResult
    public func setStack(_ steps: [F.Step]) -> Request {
        onStack("setStack \(steps.map(\.address).joined(separator: " > "))") {
            tree, place, id throws(NavigationError) in
            guard !steps.isEmpty else { throw .emptyStack }
            let entries = tree[place]?.entries ?? []
            let beneath = entries.prefix { $0.flow != id }.count
            let kept = zip(entries.dropFirst(beneath), steps).prefix { $0.flow == id && $0.route == AnyRoute($1) }.count
            tree[place]?.entries.removeSubrange((beneath + kept)...)
            for step in steps.dropFirst(kept) { try tree.push(AnyRoute(step), of: id, at: place) }
        }
    }
}
