/// A symbol as a record names it.
struct Symbol {
    enum Modules {
        /// A module's own name.
        case name(String)
        case swift(owner: String)
        case c
        /// An extension, whose parts have names of their own.
        case none
    }

    let usr: String
    let name: String
    let kind: UInt32
    let subkind: UInt32
    let modules: Modules

    /// Stands for the module of what can't be told.
    static let unknownModule = "?"

    var isType: Bool { Kind.types.contains(kind) && !Kind.inner.contains(subkind) }
    var isOperator: Bool { Kind.operators.contains(subkind) }

    /// The name of an operator or a function without its parameters.
    var baseName: String { String(name.prefix { $0 != "(" }) }

    /// Numbers of the index's format for what a symbol is.
    enum Kind {
        static let module: UInt32 = 1
        /// Enumerations, structures, classes, protocols and type aliases.
        static let types: Set<UInt32> = [5, 6, 7, 8, 11]
        /// Subkinds of type aliases that stand for parameters and associated types.
        static let inner: ClosedRange<UInt32> = 1012...1013
        static let operators: ClosedRange<UInt32> = 1008...1010
    }

    /// Bits of the index's format for what stands at a place.
    enum Role {
        static let declaration: UInt64 = 1 << 0
        static let definition: UInt64 = 1 << 1
        static let reference: UInt64 = 1 << 2
        static let baseOf: UInt64 = 1 << 10
        static let overrideOf: UInt64 = 1 << 11
        static let extendedBy: UInt64 = 1 << 14
    }

    /// The module in a module's own symbol, `c:@M@Name` or `c:@M@Name@M@Part`.
    static func module(ofSymbol usr: String) -> String? {
        guard usr.hasPrefix("c:@M@") else { return nil }
        return String(usr.dropFirst("c:@M@".count).prefix { $0 != "@" })
    }
}
