/// Something to do.
public struct Todo: Hashable, Sendable, Identifiable {
    /// Names the todo; unique within an account.
    public let id: String
    /// Where it stands among the others: they stand in the order in which they were added.
    public let position: Int
    /// What is to be done.
    public let title: String
    /// Whether it is done.
    public var isCompleted: Bool

    /// A todo.
    public init(id: String, position: Int, title: String, isCompleted: Bool = false) {
        self.id = id
        self.position = position
        self.title = title
        self.isCompleted = isCompleted
    }

    /// The title that a draft stands for: without spaces and line breaks around it. Nil when nothing is left.
    public static func title(from draft: String) -> String? {
        let characters = draft.drop(while: \.isWhitespace)
        guard let last = characters.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(characters[...last])
    }
}
