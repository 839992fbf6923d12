import DataKit
import HeadlessKit
import TodosData
import TodosDomain

/// Todos alone: the real coordinator, store and SQLite, and nothing of any other feature.
///
/// Settings: `todos some` begins with three of them, `loads N` and `writes N` let the first N fail.
@MainActor
enum TodosHost {
    static let some = [
        Todo(id: "bread", position: 1, title: "Bake bread"),
        Todo(id: "letter", position: 2, title: "Write to Стоян", isCompleted: true),
        Todo(id: "yurt", position: 3, title: "Book a yurt in Qoʻqon"),
    ]

    static func launch(_ settings: [String: String]) async throws -> AppDriver {
        let repository = try await SQLiteTodoRepository(database: database()) { "alisher" }
        if settings["todos"] == "some" { try await repository.apply(TodoChanges(from: [], to: some)) }
        let todos = UnreliableTodoRepository(repository)
        todos.failingLoads = settings["loads"].flatMap { Int($0) } ?? 0
        todos.failingWrites = Set(1..<(settings["writes"].flatMap { Int($0) } ?? 0) + 1)
        return try await driver(todos)
    }

    static func database() async throws -> Database {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.migrate(TodosMigrations.all)
        return database
    }

    static func driver(_ todos: any TodoRepository) async throws -> AppDriver {
        let memory = TodosApp.Memory()
        return try await AppDriver { await TodosApp($0, memory, todos) }
    }
}
