/// One `import` of a file.
public struct Import: Hashable, Sendable {
    /// What is imported when it is not the whole module: `import struct A.B`.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case `typealias`, `struct`, `class`, `enum`, `protocol`, `let`, `var`, `func`
    }

    /// An attribute in front of an import, as `@testable` or `@_spi(Name)`.
    public struct Attribute: Hashable, Sendable {
        /// The name without `@`.
        public var name: String
        /// What stands between the parentheses, or an empty text.
        public var arguments: String
    }

    /// The module: the path's first component, without back-ticks.
    public var module: String

    /// What follows the module: a submodule's path, or the imported declaration.
    public var rest: [String]

    /// The kind of the one declaration that is imported, or nil for a module.
    public var kind: Kind?
    /// The attributes in front, in no order.
    public var attributes: Set<Attribute>

    /// The access level that is written, or nil.
    public var access: Access?

    /// The `#if` conditions around it.
    public var condition: Condition

    /// From the first attribute or modifier to the path's end.
    public var span: ByteSpan

    /// Where the module's name begins.
    public var offset: Int

    /// True when an attribute of this name, without `@`, stands in front.
    public func has(_ attribute: String) -> Bool {
        attributes.contains { $0.name == attribute }
    }
}
