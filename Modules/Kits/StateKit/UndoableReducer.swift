extension Reducer {
    /// This reducer with undo and redo: it works on a ``History`` of its state.
    ///
    /// The feature says in one `switch` what is a step, what passes, and what is no business of the history:
    ///
    /// ```swift
    /// let list = Reducer<[Todo], TodosIntent> { todos, intent in
    ///     switch intent {
    ///     case .add(let todo): todos.append(todo)
    ///     case .delete(let id): todos.removeAll { $0.id == id }
    ///     default: break
    ///     }
    /// }
    ///
    /// let todos = Reducer<TodosState, TodosIntent>.combine(
    ///     Reducer { state, intent in
    ///         switch intent {
    ///         case .setFilter(let filter): state.filter = filter
    ///         case .typeDraft(let text): state.draft = text
    ///         case .add: state.draft = ""
    ///         default: break
    ///         }
    ///     },
    ///     list.undoable().pullback(state: \.list) { intent in
    ///         switch intent {
    ///         case .add, .delete: .step(intent)
    ///         case .undo: .undo
    ///         case .redo: .redo
    ///         case .setFilter, .typeDraft: nil
    ///         }
    ///     }
    /// )
    /// ```
    public func undoable() -> Reducer<History<State, Intent>, HistoryIntent<Intent>> {
        Reducer<History<State, Intent>, HistoryIntent<Intent>> { history, intent in
            history.apply(intent, with: self)
        }
    }
}
