import PresentationKit
import TodosDomain

/// A real repository that can be told to fail, and to take its time over a write.
@MainActor
final class UnreliableTodoRepository: TodoRepository {
    struct Failure: Error {}

    /// How many of the next loads fail.
    var failingLoads = 0
    /// Which writes fail, counted from 1.
    var failingWrites: Set<Int> = []
    /// What the next write waits for.
    var gate: Waiter<Void>?
    /// Every write that was begun, failed ones included.
    private(set) var writes: [TodoChanges] = []
    private let todosInStorage: any TodoRepository

    init(_ todos: any TodoRepository) {
        todosInStorage = todos
    }

    @MainActor func todos() async throws -> [Todo] {
        failingLoads -= 1
        if failingLoads >= 0 { throw Failure() }
        return try await todosInStorage.todos()
    }

    @MainActor func apply(_ changes: TodoChanges) async throws {
        writes.append(changes)
        let number = writes.count
        if let gate {
            self.gate = nil
            try? await gate.value()
        }
        if failingWrites.contains(number) { throw Failure() }
        try await todosInStorage.apply(changes)
    }
}
