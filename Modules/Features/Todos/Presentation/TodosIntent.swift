import TodosDomain

/// Everything that can happen to the state of the todos.
package enum TodosIntent: Hashable, Sendable {
    // What a person does. The id of a new todo comes from outside, so that a replay gives the same one.
    case typeDraft(String)
    case rejectDraft
    case add(id: Todo.ID, title: String)
    case toggle(id: Todo.ID)
    case delete(id: Todo.ID)
    case undo
    case redo
    case setFilter(TodoFilter)

    // What storage is asked, and what it answers.
    case load
    case loaded([Todo])
    case loadingFailed
    case save
    case saved
    case savingFailed
}
