import DataKit
import TodosDomain

/// The todos of all accounts in SQLite; each call reads and writes those of the account that is signed in.
public struct SQLiteTodoRepository: TodoRepository {
    private let database: Database
    private let owner: @MainActor @Sendable () -> String?

    /// Todos in a database in which `TodosMigrations` have run; `owner` gives the id of the account that is signed in.
    public init(database: Database, owner: @escaping @MainActor @Sendable () -> String?) {
        self.database = database
        self.owner = owner
    }

    /// The account's todos, in the order in which they were added.
    public func todos() async throws -> [Todo] {
        let owner = try await signedInOwner()
        return try await database.read { connection in
            try connection.query(
                "SELECT * FROM todos WHERE owner = ? ORDER BY position, id", owner, decode: Todo.init(row:))
        }
    }

    /// Writes the changes in one transaction.
    public func apply(_ changes: TodoChanges) async throws {
        let owner = try await signedInOwner()
        try await database.write { connection in
            for id in changes.removed {
                try connection.execute("DELETE FROM todos WHERE owner = ? AND id = ?", owner, id)
            }
            for todo in changes.saved {
                try connection.execute(
                    """
                    INSERT INTO todos (owner, id, position, title, is_completed) VALUES (?1, ?2, ?3, ?4, ?5)
                    ON CONFLICT (owner, id) DO UPDATE SET position = ?3, title = ?4, is_completed = ?5
                    """, owner, todo.id, todo.position, todo.title, todo.isCompleted)
            }
        }
    }

    /// Removes all todos of an account.
    public func removeAll(owner: String) async throws {
        try await database.write { try $0.execute("DELETE FROM todos WHERE owner = ?", owner) }
    }

    private func signedInOwner() async throws(TodosDataError) -> String {
        guard let owner = await owner() else { throw .nobodySignedIn }
        return owner
    }
}

/// Why todos could not be read or written.
public enum TodosDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Todos belong to an account, and there is none.
    case nobodySignedIn

    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .nobodySignedIn: "Nobody is signed in, so there is no list of todos. Sign in first."
        }
    }
}

extension Todo {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.get("id"), position: try row.get("position"), title: try row.get("title"),
            isCompleted: try row.get("is_completed"))
    }
}
