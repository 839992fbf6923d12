/// What the index tells of a module, whatever its sources are.
package struct IndexedModule: Hashable, Codable, Sendable {
    package let name: String
    /// The modules that it imports, as far as others can see it.
    package let imports: Set<String>
    /// Whether it is one of C: nothing is known of who uses it, for linking it may be all that an import is for.
    package let isOfC: Bool
    /// Whether what it declares is known.
    package let hasRecords: Bool
    /// Whether it makes types of other modules conform to protocols of other modules: who needs that refers to neither.
    package let lendsConformances: Bool
    /// The types that it declares.
    package let types: Set<String>
}
