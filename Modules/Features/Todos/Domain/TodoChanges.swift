/// The difference of two lists of todos: what has to be written to get from one to the other.
public struct TodoChanges: Hashable, Sendable {
    /// The todos that are new or not as they were.
    public let saved: [Todo]
    /// The ids of those that are gone.
    public let removed: [Todo.ID]

    /// The changes that turn the list `old` into the list `new`, in the lists' orders.
    public init(from old: [Todo], to new: [Todo]) {
        let before = Set(old)
        let after = Set(new.map(\.id))
        saved = new.filter { !before.contains($0) }
        removed = old.map(\.id).filter { !after.contains($0) }
    }
}
