/// What an index says of the files that were compiled, and of all modules that they can see.
package struct PackageIndex: Hashable, Codable, Sendable {
    /// By path; a file that is compiled into several modules has an entry for each.
    package let files: [String: [IndexedFile]]
    package let modules: [String: IndexedModule]

    package init(files: [IndexedFile], modules: [IndexedModule]) {
        self.files = Dictionary(grouping: files, by: \.path).mapValues { $0.sorted { $0.module < $1.module } }
        self.modules = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    }
}
