/// Names a flow as long as it lives.
public struct FlowID: Hashable, Codable, Sendable {
    let number: Int

    /// The app's own flow.
    public static let app = FlowID(number: 0)
}

/// Names a tab.
public struct TabID: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The tab's name.
    public let description: String

    /// A tab of this name.
    public init(_ name: String) {
        description = name
    }

    /// A tab of this name.
    public init(stringLiteral name: String) {
        description = name
    }
}

/// Names a modal.
public struct ModalID: Hashable, Codable, Sendable {
    let number: Int
}

/// Where a stack is.
public enum Place: Hashable, Codable, Sendable {
    case root
    case tab(TabID)
    case modal(ModalID)
}
