/// The one value that says what is on screen: a root of one stack or of tabs, and modals in front of it.
///
/// - Pure: no verb on it touches anything else. What must be made and released follows from the difference of two trees.
/// - Ids are counted within the value, so the same verbs give the same tree.
/// - The one primitive is `subscript(place)`, which reads and writes a stack; every verb is a few lines on it.
/// - A flow is in the tree as long as one of its entries is, or one of a flow that it started.
public struct NavigationTree: Hashable, Codable, Sendable {
    /// What lies beneath all modals.
    public internal(set) var root: Root
    /// What is presented, the front one last.
    public internal(set) var modals: [Modal] = []
    /// The flows that live, in the order in which they started; the first is the app's own, which always lives.
    public internal(set) var flows: [FlowRecord]
    var lastID = 0

    /// A tree that shows nothing yet, for the app's own flow.
    public init(app: some Flow) {
        root = .stack(Stack())
        flows = [FlowRecord(id: .app, address: app.address, parent: nil)]
    }

    /// The stack at a place; nil when the tree has no such place, and then writing does nothing.
    public internal(set) subscript(place: Place) -> Stack? {
        get {
            switch place {
            case .root: if case .stack(let stack) = root { stack } else { nil }
            case .tab(let id): tabs?.items.first { $0.id == id }?.stack
            case .modal(let id): modals.first { $0.id == id }?.stack
            }
        }
        set {
            guard let newValue else { return }
            switch place {
            case .root:
                if case .stack = root { root = .stack(newValue) }
            case .tab(let id):
                guard case .tabs(var tabs) = root, let index = tabs.items.firstIndex(where: { $0.id == id }) else {
                    return
                }
                tabs.items[index].stack = newValue
                root = .tabs(tabs)
            case .modal(let id):
                if let index = modals.firstIndex(where: { $0.id == id }) { modals[index].stack = newValue }
            }
        }
    }

    /// The tabs, when the root has some.
    public var tabs: Tabs? {
        if case .tabs(let tabs) = root { tabs } else { nil }
    }

    /// Every place, those behind first.
    public var places: [Place] {
        (tabs?.items.map { .tab($0.id) } ?? [.root]) + modals.map { .modal($0.id) }
    }

    /// The place that takes input: the front modal, else the selected tab, else the root.
    public var front: Place {
        modals.last.map { .modal($0.id) } ?? base
    }

    /// The place beneath all modals that is on screen: the selected tab, or the root.
    public var base: Place {
        tabs.map { .tab($0.selected) } ?? .root
    }

    /// Every entry, those behind first.
    public var entries: [Entry] {
        places.flatMap { self[$0]?.entries ?? [] }
    }

    /// The entries that can be seen and used: the top of the front stack, and beside it the root of a split one.
    public func visible(in width: Width) -> [Entry] {
        guard let stack = self[front], let top = stack.entries.last else { return [] }
        guard stack.layout == .split, width == .regular, stack.entries.count > 1 else { return [top] }
        return [stack.entries[0], top]
    }

    /// The place in front where the flow has an entry; where it has none, that of the flows that it started.
    public func place(of flow: FlowID) -> Place? {
        let inFront = modals.reversed().map { .modal($0.id) } + [base] + places.reversed()
        return [[flow], Set(descendants(of: flow))].lazy.compactMap { members in
            inFront.first { self[$0]?.entries.contains { members.contains($0.flow) } == true }
        }.first
    }

    /// The record of a flow that lives.
    public func record(of flow: FlowID) -> FlowRecord? {
        flows.first { $0.id == flow }
    }

    /// The flows that the flow started, and those that they started, in order.
    public func descendants(of flow: FlowID) -> [FlowID] {
        flows.filter { $0.parent == flow }.flatMap { [$0.id] + descendants(of: $0.id) }
    }

    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }
}

/// What lies beneath all modals.
public enum Root: Hashable, Codable, Sendable {
    case stack(Stack)
    case tabs(Tabs)
}

/// A stack of screens, the visible one last.
public struct Stack: Hashable, Codable, Sendable {
    /// How a stack uses a wide window.
    public enum Layout: String, Hashable, Codable, Sendable {
        /// One screen at a time.
        case single
        /// The first screen stays beside the last one where the width is regular; where it is compact, as `single`.
        case split
    }

    /// The screens, the visible one last.
    public var entries: [Entry] = []
    /// How the stack uses a wide window.
    public var layout = Layout.single
}

/// Stacks of which one is selected; each keeps what is on it.
public struct Tabs: Hashable, Codable, Sendable {
    /// What the tabs as a whole are called in a log.
    public let name: String
    /// The selected tab.
    public internal(set) var selected: TabID
    /// The tabs, in the order shown.
    public internal(set) var items: [Tab]
}

/// A tab with its stack.
public struct Tab: Hashable, Codable, Sendable {
    /// Names the tab.
    public let id: TabID
    /// What a person reads.
    public let title: String
    /// What is on the tab.
    public internal(set) var stack: Stack
}

/// A stack in front of all before it.
public struct Modal: Hashable, Codable, Sendable {
    /// How a modal is presented.
    public enum Style: String, Hashable, Codable, Sendable {
        /// Can be dragged down.
        case sheet
        /// Covers everything; only its own controls close it.
        case fullScreen = "full screen"
    }

    /// Names the modal.
    public let id: ModalID
    /// How it is presented.
    public let style: Style
    /// What is on it.
    public internal(set) var stack: Stack
}

/// One screen in the tree.
public struct Entry: Hashable, Codable, Sendable, Identifiable {
    /// Names the screen as long as it is in the tree, wherever it moves.
    public let id: Int
    /// Which screen it is.
    public let route: AnyRoute
    /// The flow whose coordinator made it.
    public let flow: FlowID
}

/// A route of any flow, by its name.
public struct AnyRoute: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The route's name.
    public let address: String
    /// What must hold for the screen to be shown.
    public let requires: Condition?

    init(address: String, requires: Condition?) {
        self.address = address
        self.requires = requires
    }

    /// The route without its type.
    public init(_ route: some Route) {
        address = route.address
        requires = route.requires
    }

    /// The route's name.
    public var description: String { address }
}

/// A flow in the tree, and the flow that started it.
public struct FlowRecord: Hashable, Codable, Sendable {
    /// Names the flow as long as it lives.
    public let id: FlowID
    /// The flow's name with its arguments.
    public let address: String
    /// The flow that started it; nil for the app's own.
    public let parent: FlowID?
}

/// How much room the window has, as the platform's size classes tell.
public enum Width: String, Hashable, Codable, Sendable, CaseIterable {
    case compact
    case regular
}
