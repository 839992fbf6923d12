/// What is beneath everything.
extension Router {
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
            guard let first = tabs.first, tabs.allSatisfy({ !$0.routes.isEmpty }) else { throw .emptyStack }
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
}
