import HeadlessKit
import PresentationKit
import Testing
import TodosData
import TodosDomain

/// What is written, when, and what becomes of a write that takes its time or fails.
@MainActor
struct TodosPersistenceTests {
    private let storage: SQLiteTodoRepository
    private let todos: UnreliableTodoRepository
    private let app: AppDriver

    init() async throws {
        storage = try await SQLiteTodoRepository(database: TodosHost.database()) { "alisher" }
        todos = UnreliableTodoRepository(storage)
        app = try await TodosHost.driver(todos)
    }

    private func add(_ titles: String...) async throws {
        for title in titles {
            try await app.type("todos.draft", title)
            try await app.tap("todos.add")
        }
    }

    private func titlesInStorage() async throws -> [String] { try await storage.todos().map(\.title) }

    @Test func `each change is written by itself, and typing and filtering write nothing`() async throws {
        try await add("Milk", "Bread")
        try await app.tap("todo.id-1")
        try await app.type("todos.draft", "Eggs")
        try await app.pick("todos.filter", "active")
        #expect(todos.writes.map { $0.saved.map(\.title) } == [["Milk"], ["Bread"], ["Milk"]])
        #expect(todos.writes.allSatisfy { $0.removed.isEmpty })
    }

    @Test func `what was loaded is not written again`() async throws {
        try await add("Milk", "Bread")
        try await app.relaunch()
        try await app.tap("todo.id-1.delete")
        #expect(todos.writes.last?.saved == [])
        #expect(todos.writes.last?.removed == ["id-1"])
        #expect(todos.writes.count == 3)
    }

    @Test func `undo and redo are written as what they change`() async throws {
        try await add("Milk", "Bread")
        try await app.tap("todo.id-1.delete")
        try await app.tap("todos.undo")
        #expect(try await titlesInStorage() == ["Milk", "Bread"])
        try await app.tap("todos.redo")
        #expect(try await titlesInStorage() == ["Bread"])
        #expect(todos.writes.suffix(3).map(\.removed) == [["id-1"], [], ["id-1"]])
    }

    @Test func `changes made during a write wait for it, and are then written together`() async throws {
        let gate = Waiter<Void>()
        todos.gate = gate
        try await add("Milk", "Bread", "Eggs")
        #expect(todos.writes.count == 1)
        #expect(try await titlesInStorage().isEmpty)
        gate.resume()
        await app.settle()
        #expect(todos.writes.map { $0.saved.map(\.title) } == [["Milk"], ["Bread", "Eggs"]])
        #expect(try await titlesInStorage() == ["Milk", "Bread", "Eggs"])
    }

    @Test func `changes that wait for a write are written even when the app shuts down first`() async throws {
        let gate = Waiter<Void>()
        todos.gate = gate
        try await add("Milk", "Bread")
        await app.app.shutDown()
        gate.resume()
        await app.settle()
        #expect(try await titlesInStorage() == ["Milk", "Bread"])
    }

    @Test func `a failed write is told, and the next change writes everything since`() async throws {
        todos.failingWrites = [1]
        try await add("Milk")
        #expect(app.snapshot.lines.contains("| Your last changes are not saved yet."))
        try await add("Bread")
        #expect(!app.snapshot.lines.contains("| Your last changes are not saved yet."))
        #expect(try await titlesInStorage() == ["Milk", "Bread"])
    }

    @Test func `when all that failed was undone, nothing is left to try again`() async throws {
        todos.failingWrites = [1]
        try await add("Milk")
        try await app.tap("todos.undo")
        #expect(!app.snapshot.lines.contains("| Your last changes are not saved yet."))
        #expect(todos.writes.count == 1)
    }

    @Test func `a write that fails after another has succeeded does not write that one again`() async throws {
        let gate = Waiter<Void>()
        todos.gate = gate
        try await add("Milk", "Bread")
        todos.failingWrites = [2]
        gate.resume()
        await app.settle()
        try await app.tap("todo.id-1.delete")
        #expect(todos.writes.map { $0.saved.map(\.title) } == [["Milk"], ["Bread"], ["Bread"]])
        #expect(todos.writes.map(\.removed) == [[], [], ["id-1"]])
        #expect(try await titlesInStorage() == ["Bread"])
    }

    @Test func `a link with another filter keeps the draft and what can be undone`() async throws {
        try await add("Milk")
        try await app.type("todos.draft", "Bread")
        try await app.open("karvon://todos?filter=completed")
        try await app.tap("todos.add")
        try await app.tap("todos.undo")
        try await app.tap("todos.undo")
        #expect(try await titlesInStorage().isEmpty)
    }

    @Test func `a filter that can't be shown is not set`() async throws {
        app.environment.host.refusal = "busy"
        try await app.pick("todos.filter", "active")
        #expect(app.snapshot.screens.last?.address == "todos")
        #expect(app.snapshot.lines.contains("| [picker todos.filter] Show: (All), Active, Completed"))
    }
}
