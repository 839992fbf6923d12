/// The difference of two trees: what a host shows, and what is made and released.
public struct Change: Hashable, Sendable {
    /// What was shown.
    public let old: NavigationTree
    /// What is to be shown.
    public let new: NavigationTree
    /// The entries that come, those behind first.
    public let entered: [Entry]
    /// The entries that go, the front one first.
    public let left: [Entry]
    /// The flows that begin, parents before the flows that they started.
    public let begun: [FlowRecord]
    /// The flows that end, those that were started last first.
    public let ended: [FlowRecord]

    init(from old: NavigationTree, to new: NavigationTree) {
        self.old = old
        self.new = new
        let before = Set(old.entries.map(\.id))
        let after = Set(new.entries.map(\.id))
        entered = new.entries.filter { !before.contains($0.id) }
        left = old.entries.filter { !after.contains($0.id) }.reversed()
        begun = new.flows.filter { flow in !old.flows.contains { $0.id == flow.id } }
        ended = old.flows.filter { flow in !new.flows.contains { $0.id == flow.id } }.reversed()
    }
}
