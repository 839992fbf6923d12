#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import LintIndex
import LintReader

/// A file's imports beside what the index notes of the file.
struct IndexedImports {
    /// One import that the compiler saw.
    struct Import {
        let module: Int
        let name: String
        let site: ImportSite
    }

    /// Why nothing can be said of a file.
    enum Gap: Hashable { case missing, outdated }

    /// The full path.
    let path: String
    let imports: [Import]
    /// The modules that own what the file uses.
    let owners: Set<String>
    let usesOfC: Set<Set<String>>
    let usesForeignOperators: Bool

    init?(
        _ job: SourceJob, _ summary: SourceSummary, _ written: [Import], module: String, _ index: PackageIndex,
        _ gap: inout Gap?
    ) {
        let entries = (index.files[job.fullPath] ?? []).filter { $0.module == module }
        guard !entries.isEmpty else {
            gap = .missing
            return nil
        }
        let names = entries.flatMap { $0.references.filter { $0.kind == .name } }
        let seen = written.filter { one in names.contains { one.site.covers($0) && $0.module == one.name } }
        let unseen = written.contains { one in one.site.condition == .always && !names.contains(where: one.site.covers)
        }
        guard !unseen, let changed = Self.changed(job.fullPath), entries.allSatisfy({ changed <= $0.time }) else {
            gap = .outdated
            return nil
        }
        path = job.fullPath
        imports = seen
        owners = entries.reduce(into: []) { owners, entry in
            for reference in entry.references where !written.contains(where: { $0.site.covers(reference) }) {
                owners.insert(reference.module)
            }
            owners.formUnion(entry.mayCall)
            owners.remove(module)
        }
        usesOfC = entries.reduce(into: []) { $0.formUnion($1.usesOfC) }
        usesForeignOperators = summary.declaresOperators || entries.contains { !$0.operators.isEmpty }
    }

    /// When the file was last written, in nanoseconds since 1970.
    private static func changed(_ path: String) -> Int64? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

extension ImportSite {
    /// Whether the reference is a part of the import itself.
    func covers(_ reference: IndexedFile.Reference) -> Bool {
        reference.line == place.line && reference.column >= place.column
            && reference.column < place.column + max(length, 1)
    }
}
