/// What the compiler noted of one source file when it last compiled it.
package struct IndexedFile: Hashable, Codable, Sendable {
    /// A place where the file refers to a module or to something that it declares.
    package struct Reference: Hashable, Codable, Sendable {
        package enum Kind: UInt8, Hashable, Codable, Sendable {
            /// The module's name, in an import or in front of a name.
            case name
            /// Something that the module declares, as what is overridden too.
            case declaration
            /// A type of the module in the type of something that the file declares.
            case signature
        }

        package let module: String
        package let kind: Kind
        package let line: Int
        /// In bytes, from 1.
        package let column: Int
    }

    /// The full path, links followed.
    package let path: String
    /// The module that it was compiled into.
    package let module: String
    /// When the compiler wrote this, in nanoseconds since 1970.
    package let time: Int64
    /// In the order of the file; neither to its own module, nor to those that the compiler imports in every file.
    package let references: [Reference]
    /// What it uses of C: the modules that declare it; an empty set for what no module is known for.
    package let usesOfC: Set<Set<String>>
    /// The modules of types that it may call without a name, which leaves no reference.
    package let mayCall: Set<String>
    /// The operators it uses or declares functions for that do not belong to the standard library.
    package let operators: Set<String>
}
