import StateKit
import Testing

@MainActor
struct TodosUndoTests {
    private let store = Store(TodosState(), reducer: Todos.reducer)

    private func send(_ intents: TodosIntent...) {
        for intent in intents { store.send(intent) }
    }

    @Test func `undo takes back the list and leaves the filter and the draft that were chosen later`() {
        send(.add(id: 1, title: "Milk"), .add(id: 2, title: "Bread"), .setFilter(.open), .typeDraft("Eggs"), .undo)
        #expect(store.state.titles == ["Milk"])
        #expect(store.state.filter == .open)
        #expect(store.state.draft == "Eggs")
    }

    @Test func `redo brings the list back and leaves the filter that was chosen after the undo`() {
        send(.add(id: 1, title: "Milk"), .toggle(id: 1), .delete(id: 1), .undo, .undo, .setFilter(.done), .redo)
        #expect(store.state.list.present == [Todo(id: 1, title: "Milk", isDone: true)])
        #expect(store.state.filter == .done)
        #expect(store.state.list.redoCount == 1)
    }

    @Test func `what was loaded stays when an older step is undone`() {
        send(.add(id: 1, title: "Milk"), .loaded([Todo(id: 7, title: "From the server")]), .undo)
        #expect(store.state.titles == ["From the server"])
        send(.redo)
        #expect(store.state.titles == ["Milk", "From the server"])
    }

    @Test func `undo and redo with nothing to do change nothing`() {
        let before = store.state
        send(.undo, .redo)
        #expect(store.state == before)
        send(.add(id: 1, title: "Milk"), .undo, .undo, .redo, .redo)
        #expect(store.state.titles == ["Milk"])
    }

    @Test func `U27: replay rebuilds the list without doing again what was done outside`() {
        var posted: [String] = []
        let posting = Middleware<TodosState, TodosIntent> { context in
            if case .add(_, let title) = context.intent { posted.append(title) }
        }
        let store = Store(TodosState(), reducer: Todos.reducer, middleware: [posting])
        for id in 1...100 { store.send(.add(id: id, title: "\(id)")) }
        for _ in 1...100 { store.send(.undo) }
        for _ in 1...100 { store.send(.redo) }
        #expect(store.state.titles == (1...100).map(String.init))
        #expect(posted == (1...100).map(String.init))
    }

    @Test func `U28: an identifier is the same after each undo and redo`() {
        send(.add(id: 41, title: "Milk"), .add(id: 42, title: "Bread"), .undo, .undo, .redo, .redo)
        #expect(store.state.list.present.map(\.id) == [41, 42])
    }

    @Test func `U31: typing a title is one step, and what passes or is ignored in between does not divide it`() {
        send(.add(id: 1, title: ""))
        send(.rename(id: 1, title: "M"), .setFilter(.open), .rename(id: 1, title: "Mi"))
        send(.loaded([Todo(id: 7, title: "Server")]), .rename(id: 1, title: "Milk"))
        #expect(store.state.list.undoCount == 2)
        send(.undo)
        #expect(store.state.titles == ["", "Server"])
        send(.redo)
        #expect(store.state.titles == ["Milk", "Server"])
    }

    @Test func `U31: another group, or an undo, begins another step`() {
        send(.add(id: 1, title: ""), .add(id: 2, title: ""))
        send(.rename(id: 1, title: "A"), .rename(id: 2, title: "B"), .rename(id: 2, title: "Bo"))
        #expect(store.state.list.undoCount == 4)
        send(.undo, .redo, .rename(id: 2, title: "Bob"), .undo)
        #expect(store.state.titles == ["A", "Bo"])
    }
}
