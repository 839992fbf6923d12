/// What makes a tree that was read from a file fit to be shown.
extension NavigationTree {
    /// Whether verbs could have made the tree: no stack is empty, the selected tab is there, ids are counted and unique,
    /// and every flow follows the flow that started it.
    var isWhole: Bool {
        guard lastID < Int.max / 2, entries.allSatisfy({ (1...max(1, lastID)).contains($0.id) }) else { return false }
        let stacks = places.map { self[$0]?.entries ?? [] }
        guard stacks.allSatisfy({ !$0.isEmpty }), self[base] != nil else { return false }
        let numbers = modals.map(\.id.number) + flows.dropFirst().map(\.id.number)
        guard numbers.allSatisfy({ (1...max(1, lastID)).contains($0) }) else { return false }
        guard (entries.map(\.id) + numbers).areUnique, (tabs?.items.map(\.id) ?? []).areUnique else { return false }
        var known: Set<FlowID> = []
        for record in flows {
            guard record.parent.map(known.contains) ?? known.isEmpty else { return false }
            known.insert(record.id)
        }
        return flows.first?.id == .app && entries.allSatisfy { known.contains($0.flow) }
    }

    /// The same tree with ids that none in a tree which counted to `last` has.
    func renumbered(after last: Int) -> NavigationTree {
        guard last > 0 else { return self }
        func flow(_ id: FlowID) -> FlowID { id == .app ? id : FlowID(number: id.number + last) }
        var tree = self
        for place in places {
            tree[place]?.entries = (self[place]?.entries ?? []).map {
                Entry(id: $0.id + last, route: $0.route, flow: flow($0.flow))
            }
        }
        tree.modals = tree.modals.map {
            Modal(id: ModalID(number: $0.id.number + last), style: $0.style, stack: $0.stack)
        }
        tree.flows = flows.map { FlowRecord(id: flow($0.id), address: $0.address, parent: $0.parent.map(flow)) }
        tree.lastID += last
        return tree
    }
}

extension Array where Element: Hashable {
    fileprivate var areUnique: Bool { Set(self).count == count }
}
