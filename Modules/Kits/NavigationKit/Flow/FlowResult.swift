/// How a flow ended. Every flow ends exactly once.
public enum FlowResult<Output: Sendable>: Sendable {
    /// The flow did what it is for.
    case finished(Output)
    /// The flow ended before that.
    case cancelled(Cancellation)
}

extension FlowResult: Equatable where Output: Equatable {}
extension FlowResult: Hashable where Output: Hashable {}

extension FlowResult {
    /// What the flow brought, if it was finished.
    public var output: Output? {
        if case .finished(let output) = self { output } else { nil }
    }
}

/// Why a flow ended before it was finished.
public enum Cancellation: String, Hashable, Sendable {
    /// A person went back, dragged it down, or chose to cancel.
    case byUser = "by the user"
    /// Something else took its place: a link, another root, another stack.
    case superseded = "superseded"
    /// The flow that started it ended.
    case parentEnded = "its parent ended"
    /// The session ended.
    case signedOut = "signed out"
    /// It was saved, and could not be built again.
    case notRestorable = "not restorable"
    /// It was never shown: a guard or the host refused it.
    case notStarted = "not started"
}
