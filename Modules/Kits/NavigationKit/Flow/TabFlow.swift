/// A tab and the flow that stands on it.
public struct TabFlow: Sendable {
    /// Names the tab.
    public let id: TabID
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
