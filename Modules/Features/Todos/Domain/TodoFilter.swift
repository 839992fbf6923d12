/// Which todos are shown.
public enum TodoFilter: String, Hashable, Sendable, CaseIterable {
    case all
    case active
    case completed

    /// Whether the filter lets the todo pass.
    public func includes(_ todo: Todo) -> Bool {
        switch self {
        case .all: true
        case .active: !todo.isCompleted
        case .completed: todo.isCompleted
        }
    }
}
