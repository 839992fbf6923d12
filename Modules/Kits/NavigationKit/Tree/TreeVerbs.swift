/// Every verb is a function from tree to tree, written on `subscript(place)`. A verb that finds its work done changes
/// nothing; one that can't be done throws and has changed nothing that is kept.
extension NavigationTree {
    /// Puts a screen on top of a stack; one that is there already isn't put there twice.
    mutating func push(_ route: AnyRoute, of flow: FlowID, at place: Place) throws(NavigationError) {
        guard var stack = self[place] else { throw .noSuchPlace }
        if let top = stack.entries.last, top.route == route, top.flow == flow { return }
        stack.entries.append(Entry(id: nextID(), route: route, flow: flow))
        self[place] = stack
    }

    /// Takes the top screen off a stack; a modal that is left empty goes.
    mutating func pop(at place: Place) throws(NavigationError) {
        guard let stack = self[place] else { throw .noSuchPlace }
        if stack.entries.count > 1 {
            self[place]?.entries.removeLast()
        } else {
            guard case .modal(let modal) = place else { throw .atRoot }
            dismiss(modal)
        }
    }

    /// Takes off what is above the last screen for which `isTarget` holds.
    mutating func popTo(at place: Place, where isTarget: (Entry) -> Bool) throws(NavigationError) {
        guard let index = self[place]?.entries.lastIndex(where: isTarget) else { throw .notOnStack }
        self[place]?.entries.removeSubrange((index + 1)...)
    }

    /// Makes the stack these routes; the screens of the common beginning stay.
    mutating func setStack(_ routes: [AnyRoute], of flow: FlowID, at place: Place) throws(NavigationError) {
        guard var stack = self[place] else { throw .noSuchPlace }
        guard !routes.isEmpty else { throw .emptyStack }
        let common = zip(stack.entries, routes).prefix { $0.route == $1 && $0.flow == flow }.count
        stack.entries.removeSubrange(common...)
        for route in routes.dropFirst(common) {
            stack.entries.append(Entry(id: nextID(), route: route, flow: flow))
        }
        self[place] = stack
    }

    /// Presents routes as a new modal in front of all; one that is in front already isn't presented twice.
    mutating func present(_ routes: [AnyRoute], of flow: FlowID, as style: Modal.Style) throws(NavigationError) {
        guard !routes.isEmpty else { throw .emptyStack }
        if let front = modals.last, front.style == style, front.stack.entries.map(\.route) == routes,
            front.stack.entries.allSatisfy({ $0.flow == flow })
        {
            return
        }
        modals.append(Modal(id: ModalID(number: nextID()), style: style, stack: stack(of: routes, flow: flow)))
    }

    /// Removes a modal and all in front of it, which it carries.
    mutating func dismiss(_ modal: ModalID) {
        guard let index = modals.firstIndex(where: { $0.id == modal }) else { return }
        modals.removeSubrange(index...)
    }

    /// Selects a tab; the one that is selected goes to its root.
    public mutating func select(_ tab: TabID) throws(NavigationError) {
        guard case .tabs(var tabs) = root, let item = tabs.items.first(where: { $0.id == tab }) else {
            throw .noSuchTab(tab)
        }
        modals = []
        guard tabs.selected == tab else {
            tabs.selected = tab
            return root = .tabs(tabs)
        }
        if let bottom = item.stack.entries.first { self[.tab(tab)]?.entries = [bottom] }
    }

    /// Shows routes on a tab with the full stack beneath them, and nothing in front.
    mutating func show(_ routes: [AnyRoute], on tab: TabID) throws(NavigationError) {
        guard case .tabs(var tabs) = root, let item = tabs.items.first(where: { $0.id == tab }) else {
            throw .noSuchTab(tab)
        }
        guard let flow = item.stack.entries.first?.flow else { throw .emptyStack }
        modals = []
        tabs.selected = tab
        root = .tabs(tabs)
        try setStack(routes, of: flow, at: .tab(tab))
    }

    /// Replaces everything by one stack.
    mutating func setRoot(_ routes: [AnyRoute], of flow: FlowID, layout: Stack.Layout) throws(NavigationError) {
        guard !routes.isEmpty else { throw .emptyStack }
        modals = []
        root = .stack(stack(of: routes, flow: flow, layout: layout))
    }

    /// A stack of new entries.
    mutating func stack(of routes: [AnyRoute], flow: FlowID, layout: Stack.Layout = .single) -> Stack {
        Stack(entries: routes.map { Entry(id: nextID(), route: $0, flow: flow) }, layout: layout)
    }

    /// Enters a flow into the tree; it stays if entries of it follow.
    mutating func addFlow(_ address: String, parent: FlowID) -> FlowID {
        let id = FlowID(number: nextID())
        flows.append(FlowRecord(id: id, address: address, parent: parent))
        return id
    }

    /// Removes all entries of a flow and of the flows that it started, and every entry above one of them.
    mutating func remove(_ flow: FlowID) throws(NavigationError) {
        let members = Set([flow] + descendants(of: flow))
        for place in places.reversed() {
            guard let index = self[place]?.entries.firstIndex(where: { members.contains($0.flow) }) else { continue }
            switch place {
            case .modal(let modal) where index == 0: dismiss(modal)
            case _ where index == 0: throw .atRoot
            default: self[place]?.entries.removeSubrange(index...)
            }
        }
    }

    /// Forgets flows of which nothing is left, the innermost first.
    mutating func prune() {
        let shown = Set(entries.map(\.flow))
        for record in flows.reversed() where record.id != .app {
            let isParent = flows.contains { $0.parent == record.id }
            if !isParent, !shown.contains(record.id) { flows.removeAll { $0.id == record.id } }
        }
    }

    /// Whether both show the same, whatever ids were counted on the way.
    func isSame(as other: NavigationTree) -> Bool {
        root == other.root && modals == other.modals && flows == other.flows
    }
}

/// Why a verb can't be done.
public enum NavigationError: Error, Hashable, Sendable, CustomStringConvertible {
    case atRoot
    case notOnStack
    case emptyStack
    case noSuchPlace
    case noSuchTab(TabID)
    case nothingPresented
    case flowEnded
    case noCoordinator(flow: String)
    case address(AddressError)
    case nothingToRestore
    case waitsForItself

    /// A sentence for a person.
    public var description: String {
        switch self {
        case .atRoot: "the first screen of a stack can't be taken off it"
        case .notOnStack: "that screen is not on the stack"
        case .emptyStack: "a stack must not be empty"
        case .noSuchPlace: "the stack is no longer there"
        case .noSuchTab(let tab): "there is no tab '\(tab)'"
        case .nothingPresented: "nothing is presented"
        case .flowEnded: "the flow has ended"
        case .noCoordinator(let flow): "no coordinator builds '\(flow)'; list it in its parent's children"
        case .address(let error): error.description
        case .waitsForItself: "it waits for the request that is under way, which waits for it"
        case .nothingToRestore: "nothing of what was saved can be shown"
        }
    }
}
