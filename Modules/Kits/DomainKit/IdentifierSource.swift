/// Makes identifiers that are unique within the app that it is injected into.
public protocol IdentifierSource: Sendable {
    /// A new identifier: letters, digits and hyphens, never returned before.
    func next() -> String
}
