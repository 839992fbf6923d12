import StateKit
import TodosDomain

/// The list with its history, and what stands beside it and no undo touches.
package struct TodosState: Equatable, Sendable {
    package enum Loading: Hashable, Sendable {
        case waiting
        case loading
        case failed
        case loaded
    }

    package var loading = Loading.waiting
    package var list = History<[Todo], TodosIntent>([])
    package var filter = TodoFilter.all
    package var draft = ""
    package var isDraftRejected = false
    /// Whether the draft is empty because it was added just now, and nothing was typed since.
    package var isDraftAdded = false
    /// Whether the last write failed: what is shown is not what is stored.
    package var isUnsaved = false

    package init() {}

    /// The todos that the filter lets pass.
    package var shown: [Todo] { list.present.filter(filter.includes) }

    /// Whether there is no todo at all, whatever the filter shows.
    package var isEmpty: Bool { list.present.isEmpty }

    package var canUndo: Bool { list.undoCount > 0 }

    package var canRedo: Bool { list.redoCount > 0 }

    /// How many todos are still to be done, whatever the filter shows.
    package var activeCount: Int { list.present.count(where: TodoFilter.active.includes) }
}
