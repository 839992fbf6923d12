#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads the index store that a debug build leaves behind.
package struct IndexReader {
    private let library: IndexLibrary
    private let demangler: Demangler

    /// Opens the libraries of a toolchain.
    package init(_ libraries: ToolchainLibraries) throws(IndexError) {
        library = try IndexLibrary(path: libraries.indexStore)
        demangler = try Demangler(path: libraries.demangle)
    }

    /// What the store at the path says. Parts that are damaged are left out, so that files of theirs have no entry.
    package func read(_ path: String) throws(IndexError) -> PackageIndex {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw .noStore(path: path)
        }
        var error: IndexLibrary.Handle?
        guard let store = library.storeOpen(path, &error) else {
            throw .notUnderstood(path: path, reason: library.reason(error))
        }
        defer { library.storeClose(store) }
        let files = StoreFiles(path, version: library.formatVersion())
        var (units, flaw): ([Unit], IndexFlaw?) = ([], nil)
        for name in library.unitNames(in: store) where files.isWhole(unit: name) {
            do {
                units.append(try Unit(name, library, store))
            } catch {
                flaw = error
            }
        }
        guard !units.isEmpty else {
            if let flaw { throw .notUnderstood(path: path, reason: flaw.reason) }
            throw .noStore(path: path)
        }
        var building = IndexBuilding(units, RecordReading(library, store, SymbolModules(demangler)), files)
        return building.index()
    }
}
