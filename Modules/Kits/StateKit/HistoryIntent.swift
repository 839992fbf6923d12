/// What can be asked of a ``History``.
///
/// A feature maps its own intents to these in one `switch`: that is the filter that says what undo takes back.
public enum HistoryIntent<Intent> {
    /// Applies the intent as a step that undo can take back, and forgets the steps that were undone.
    ///
    /// Steps with the same group that follow each other are one step (typing, a slider), whatever passes in between.
    /// Undo, redo and a jump end the group.
    case step(Intent, group: String? = nil)

    /// Applies the intent for good: it is no step, no undo takes it back, and what was undone can still be redone.
    case pass(Intent)

    /// Takes back the last step. With none it changes nothing.
    case undo

    /// Brings back the step that was undone last. With none it changes nothing.
    case redo

    /// Undoes or redoes until `undoCount` is the given number, or as near as the history reaches.
    case jump(to: Int)
}

extension HistoryIntent: Sendable where Intent: Sendable {}
extension HistoryIntent: Equatable where Intent: Equatable {}
