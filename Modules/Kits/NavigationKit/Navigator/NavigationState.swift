import Foundation

/// Where the app is, as it is saved: the tree, and a link that waits.
public struct NavigationState: Hashable, Codable, Sendable {
    /// The form in which it is written; another form is not read.
    public static let currentVersion = 1

    /// The form in which this was written.
    public let version: Int
    /// What was on screen.
    public let tree: NavigationTree
    let parked: ParkedLink?

    init(version: Int, tree: NavigationTree, parked: ParkedLink?) {
        self.version = version
        self.tree = tree
        self.parked = parked
    }

    /// Reads what was saved; throws, before anything else is read, when it was written by another version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decode(Int.self, forKey: .version)
        guard version == Self.currentVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: container, debugDescription: "it was written by another version")
        }
        tree = try container.decode(NavigationTree.self, forKey: .tree)
        parked = try container.decodeIfPresent(ParkedLink.self, forKey: .parked)
    }
}

/// A link that waits for a condition.
struct ParkedLink: Hashable, Codable, Sendable {
    let url: String
    let label: String
    let requires: Condition
    let expires: Date
}

extension Navigator {
    /// Where the app is now.
    public var state: NavigationState {
        NavigationState(version: NavigationState.currentVersion, tree: tree, parked: parked)
    }

    /// Shows what was saved; false when nothing of it can be shown, and then nothing has changed.
    ///
    /// A link that waits is kept in either case.
    /// What can't be read or may no longer be shown is dropped and reported; each stack keeps what lay beneath. A modal of
    /// which nothing is left goes, and so does what was in front of it; a root of which nothing is left can't be restored.
    public func restore(_ state: NavigationState) async -> Bool {
        guard state.version == NavigationState.currentVersion, state.tree.flows.first?.id == .app else {
            report(.dropped(what: "what was saved", why: "it was written by another version"))
            return false
        }
        parked = state.parked
        guard state.tree.isWhole else {
            if !state.tree.entries.isEmpty { report(.dropped(what: "what was saved", why: "it is damaged")) }
            return false
        }
        var saved = state.tree.renumbered(after: max(tree.lastID, lastID))
        let known = revivable(saved)
        saved.flows.removeAll { known[$0.id] == nil }
        let whole = saved
        for place in saved.places {
            guard let stack = saved[place] else {
                whole[place]?.entries.forEach {
                    report(.dropped(what: $0.route.address, why: "what was behind it can't be shown any more"))
                }
                continue
            }
            let kept = stack.entries.prefix { isShowable($0, known) }.map { renewed($0, known) }
            if kept.count < stack.entries.count {
                report(.dropped(what: stack.entries[kept.count].route.address, why: "it can't be shown any more"))
            }
            if kept.isEmpty {
                guard case .modal(let modal) = place else { return false }
                saved.dismiss(modal)
            } else {
                saved[place]?.entries = kept
            }
        }
        let request = submit(Request("restore", origin: .system, cause: .notRestorable) { $0 = saved })
        switch await request.finalOutcome() {
        case .performed, .redirected, .coalesced: return true
        default: return false
        }
    }

    /// The flows of a saved tree for which there is a coordinator, built only to be asked.
    private func revivable(_ saved: NavigationTree) -> [FlowID: any LiveFlow] {
        var known: [FlowID: any LiveFlow] = flows.filter { $0.key == .app }
        for record in saved.flows {
            guard let parent = record.parent.flatMap({ known[$0] }) else { continue }
            known[record.id] = parent.children.lazy.compactMap { $0.revive(record.address, record.id, self) }.first
        }
        return known
    }

    /// The entry with what its route requires now, whatever it required when it was saved.
    private func renewed(_ entry: Entry, _ known: [FlowID: any LiveFlow]) -> Entry {
        let route = known[entry.flow]?.route(entry.route.address) ?? entry.route
        return Entry(id: entry.id, route: route, flow: entry.flow)
    }

    private func isShowable(_ entry: Entry, _ known: [FlowID: any LiveFlow]) -> Bool {
        guard let route = known[entry.flow]?.route(entry.route.address) else { return false }
        return route.requires.map(isMet) ?? true
    }
}
