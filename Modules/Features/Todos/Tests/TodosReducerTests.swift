import StateKit
import Testing
import TodosDomain
import TodosPresentation

/// The state alone: intents in, state out.
struct TodosReducerTests {
    private func state(after intents: TodosIntent...) -> TodosState {
        var state = TodosState()
        for intent in intents { TodosReducer.all(&state, intent) }
        return state
    }

    @Test func `a todo that is added stands last, and the draft is empty again`() {
        let state = state(after: .typeDraft("Milk"), .add(id: "1", title: "Milk"), .add(id: "2", title: "Bread"))
        #expect(state.list.present.map(\.id) == ["1", "2"])
        #expect(state.list.present.map(\.position) == [1, 2])
        #expect(state.draft.isEmpty)
    }

    @Test func `a rejected draft stays, and editing it takes the error away`() {
        #expect(state(after: .typeDraft("  "), .rejectDraft).isDraftRejected)
        #expect(state(after: .typeDraft("  "), .rejectDraft).draft == "  ")
        #expect(!state(after: .typeDraft("  "), .rejectDraft, .typeDraft(" M")).isDraftRejected)
    }

    @Test func `undo takes back the list only, and what was loaded stays`() {
        let loaded = [Todo(id: "9", position: 4, title: "From storage")]
        let state = state(
            after: .loaded(loaded), .add(id: "1", title: "Milk"), .setFilter(.active), .typeDraft("Bread"), .undo)
        #expect(state.list.present == loaded)
        #expect(state.filter == .active)
        #expect(state.draft == "Bread")
        #expect(!state.canUndo && state.canRedo)
    }

    @Test func `a todo that is added after an undo never stands where another one stands`() {
        let state = state(
            after: .add(id: "1", title: "Milk"), .add(id: "2", title: "Bread"), .delete(id: "2"),
            .add(id: "3", title: "Eggs"), .undo, .undo)
        #expect(state.list.present.map(\.id) == ["1", "2"])
        #expect(Set(state.list.present.map(\.position)).count == 2)
    }

    @Test func `what is active is counted whatever is shown`() {
        let state = state(
            after: .add(id: "1", title: "Milk"), .add(id: "2", title: "Bread"), .toggle(id: "1"), .setFilter(.completed)
        )
        #expect(state.activeCount == 1)
        #expect(state.shown.map(\.id) == ["1"])
    }
}
