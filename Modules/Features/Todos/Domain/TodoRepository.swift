/// Where the todos of the account that is signed in are kept.
public protocol TodoRepository: Sendable {
    /// All todos, in the order in which they were added.
    func todos() async throws -> [Todo]

    /// Writes the changes: all of them, or when it throws none.
    func apply(_ changes: TodoChanges) async throws
}
