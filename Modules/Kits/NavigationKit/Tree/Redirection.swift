/// What a guard may do with the tree in place of the change that it was asked about: verbs for code that has no router.
/// The flows are started by the app's own, which must list them in its `children`.
extension NavigationTree {
    /// Replaces everything by one flow; one that is the root already stays as it is.
    public mutating func setRoot(_ flow: some Flow, layout: Stack.Layout = .single) throws(NavigationError) {
        if case .stack(let stack) = root, modals.isEmpty, isFlow(flow.address, of: .app, at: stack.entries.first) {
            return
        }
        let id = addFlow(flow.address, parent: .app)
        try setRoot(flow.start.map(AnyRoute.init), of: id, layout: layout)
    }

    /// Presents a flow in front of everything; one that is in front already isn't presented twice.
    public mutating func present(_ flow: some Flow, as style: Modal.Style) throws(NavigationError) {
        if isFlow(flow.address, of: .app, at: self[front]?.entries.last) { return }
        let id = addFlow(flow.address, parent: .app)
        try present(flow.start.map(AnyRoute.init), of: id, as: style)
    }

    /// Whether a screen belongs to such a flow of this parent.
    func isFlow(_ address: String, of parent: FlowID, at entry: Entry?) -> Bool {
        guard let entry, let record = record(of: entry.flow) else { return false }
        return record.address == address && record.parent == parent
    }
}
