/// What a file declares for other modules, and which types stand in the signatures that they see.
package struct SourceSurface: Hashable, Sendable {
    /// A type that stands in a signature.
    struct Exposed: Hashable, Sendable {
        /// The type's name, the last when it has several.
        let type: String
        /// What shows it: `func Store.load`.
        let owner: String
        let line: Int
        let column: Int
    }

    /// The types at the file's level, whoever sees them; sorted.
    var ownTypes: [String] = []
    /// The types, protocols and macros that other modules see, at every level; sorted.
    var offeredTypes: [String] = []
    /// Everything else that other modules see; sorted.
    var offeredMembers: [String] = []
    /// Each type once, where it stands first; in the order of the file.
    var exposed: [Exposed] = []
}
