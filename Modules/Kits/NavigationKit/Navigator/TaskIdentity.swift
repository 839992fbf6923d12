/// Tells whether two pieces of code run in the same task, as long as it runs.
struct TaskIdentity: Hashable {
    private let hash: Int?

    /// The task that runs now.
    static var current: TaskIdentity {
        TaskIdentity(hash: withUnsafeCurrentTask { $0?.hashValue })
    }
}
