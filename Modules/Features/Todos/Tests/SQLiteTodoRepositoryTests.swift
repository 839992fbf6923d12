import DataKit
import Testing
import TodosData
import TodosDomain

@MainActor
struct SQLiteTodoRepositoryTests {
    @MainActor
    final class Session {
        var owner: String?
        init(_ owner: String?) { self.owner = owner }
    }

    private let bread = Todo(id: "1", position: 1, title: "Bake bread")
    private let milk = Todo(id: "2", position: 2, title: "Buy milk")

    @Test func `todos come back as they were, in the order in which they were added`() async throws {
        let todos = try await SQLiteTodoRepository(database: TodosHost.database()) { "alisher" }
        let added = [
            Todo(id: "c", position: 1, title: "Bake bread"),
            Todo(id: "a", position: 2, title: "Писмо до Стоян", isCompleted: true),
            Todo(id: "b", position: 10, title: "Qoʻqon"),
        ]
        try await todos.apply(TodoChanges(from: [], to: added.reversed()))
        #expect(try await todos.todos() == added)
    }

    @Test func `a todo that is brought back by undo stands where it stood`() async throws {
        let todos = try await SQLiteTodoRepository(database: TodosHost.database()) { "alisher" }
        try await todos.apply(TodoChanges(from: [], to: [bread, milk]))
        try await todos.apply(TodoChanges(from: [bread, milk], to: [milk]))
        try await todos.apply(TodoChanges(from: [milk], to: [bread, milk]))
        #expect(try await todos.todos() == [bread, milk])
    }

    @Test func `an account sees its own todos only, also where ids are the same`() async throws {
        let session = Session("alisher")
        let todos = try await SQLiteTodoRepository(database: TodosHost.database()) { session.owner }
        try await todos.apply(TodoChanges(from: [], to: [bread]))
        session.owner = "стоян"
        #expect(try await todos.todos().isEmpty)
        let other = Todo(id: bread.id, position: 1, title: "Опечи хляб")
        try await todos.apply(TodoChanges(from: [], to: [other]))
        session.owner = "alisher"
        try await todos.apply(TodoChanges(from: [bread], to: [milk]))
        session.owner = "стоян"
        #expect(try await todos.todos() == [other])
        try await todos.removeAll(owner: "alisher")
        #expect(try await todos.todos() == [other])
        session.owner = "alisher"
        #expect(try await todos.todos().isEmpty)
    }

    @Test func `without an account nothing is read or written`() async throws {
        let todos = try await SQLiteTodoRepository(database: TodosHost.database()) { nil }
        await #expect(throws: TodosDataError.nobodySignedIn) { try await todos.todos() }
        await #expect(throws: TodosDataError.nobodySignedIn) {
            try await todos.apply(TodoChanges(from: [], to: [bread]))
        }
    }

    @Test func `changes of which one can't be written are not written at all`() async throws {
        let database = try await TodosHost.database()
        let todos = SQLiteTodoRepository(database: database) { "alisher" }
        try await database.write {
            try $0.execute(
                script: """
                    CREATE TRIGGER no_milk BEFORE INSERT ON todos WHEN NEW.title = 'Buy milk'
                    BEGIN SELECT RAISE(ABORT, 'no milk'); END
                    """)
        }
        await #expect(throws: DatabaseError.self) {
            try await todos.apply(TodoChanges(from: [], to: [bread, milk]))
        }
        #expect(try await todos.todos().isEmpty)
    }
}
