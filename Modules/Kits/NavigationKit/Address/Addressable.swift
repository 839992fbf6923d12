/// A value with a stable name that a person can read: `orders/772`.
///
/// The name is how the value is saved, logged and asserted; the type's own name never is, so types may be renamed.
/// Values decode from and encode to their name.
public protocol Addressable: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The names of all values of the type.
    static var grammar: Grammar<Self> { get }
}

extension Addressable {
    /// The value's name. A value that the grammar forgot has a name that reads back as nothing.
    public var address: String {
        Self.grammar.print(self) ?? "unnamed/\(Self.self)"
    }

    /// The value that `address` names.
    public init(address: String) throws(AddressError) {
        self = try Self.grammar.parse(address)
    }

    /// The value's name.
    public var description: String { address }

    /// Reads a value by its name.
    public init(from decoder: any Decoder) throws {
        self = try Self.grammar.parse(decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the value's name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(address)
    }
}

/// A key for one screen with its arguments; never holds a live object.
public protocol Route: Addressable {
    /// What must hold for the screen to be shown; nil for a screen that anybody may see.
    var requires: Condition? { get }
}

/// Something that holds or doesn't, such as that somebody is signed in.
public struct Condition: Hashable, Codable, Sendable {
    /// What a person calls it.
    public let name: String

    /// A condition of the app's own.
    public init(_ name: String) {
        self.name = name
    }

    /// Somebody is signed in.
    public static let signedIn = Condition("signed-in")
}

/// A piece of the app that has a beginning and ends once, with a result: what a coordinator coordinates.
///
/// A flow is a value, like a route: its arguments are enough to build its coordinator again after a relaunch.
public protocol Flow: Addressable {
    /// The keys of the flow's screens.
    associatedtype Step: Route
    /// What the flow brings when it is finished. `Never` for one that only its surroundings end.
    associatedtype Output: Sendable = Never

    /// The stack that the flow opens with; not empty, but for the app's own flow.
    var start: [Step] { get }
}
