#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One unit of an index: what a compilation of a file, or the reading of a module, left behind.
struct Unit {
    struct Dependency {
        enum Kind: UInt32 {
            case unit = 1
            case record = 2
            case file = 3
        }

        let kind: Kind
        let name: String
        let module: String
    }

    /// Empty when it is of a module as a whole.
    let mainFile: String
    let module: String
    let isOfC: Bool
    let time: Int64
    let dependencies: [Dependency]

    /// The modules that were loaded for it.
    var loaded: [String] { dependencies.filter { $0.kind == .unit }.map(\.module) }

    init(_ name: String, _ library: IndexLibrary, _ store: IndexLibrary.Handle) throws(IndexFlaw) {
        var error: IndexLibrary.Handle?
        guard let unit = library.unitOpen(store, name, &error) else { throw IndexFlaw(library.reason(error)) }
        defer { library.unitClose(unit) }
        let (file, folder) = (String(library.unitMainFile(unit)), String(library.unitFolder(unit)))
        mainFile = file.isEmpty || file.hasPrefix("/") ? file : "\(folder)/\(file)"
        let output = String(library.unitOutput(unit))
        module = Self.module(at: output) ?? String(library.unitModule(unit))
        isOfC = mainFile.isEmpty ? output.hasSuffix(".pcm") : !mainFile.hasSuffix(".swift")
        var (seconds, nanoseconds) = (Int64(0), Int64(0))
        library.unitTime(unit, &seconds, &nanoseconds)
        time = seconds &* 1_000_000_000 &+ nanoseconds
        var dependencies: [Dependency] = []
        IndexLibrary.each(library.unitDependencies, in: unit) { found in
            guard let kind = Dependency.Kind(rawValue: library.dependencyKind(found)) else { return }
            let module = Self.module(at: String(library.dependencyFile(found)))
            dependencies.append(
                Dependency(
                    kind: kind, name: String(library.dependencyName(found)),
                    module: module ?? String(library.dependencyModule(found))))
        }
        self.dependencies = dependencies
    }

    /// The path with its links followed; of a file that is not there any more, the path itself.
    static func real(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// The module that a compiled module's path names: `Foundation.swiftmodule/x.swiftmodule` is of Foundation. A module
    /// may call itself otherwise to people, and then the index says that.
    private static func module(at path: String) -> String? {
        guard path.hasSuffix(".swiftmodule") || path.hasSuffix(".swiftinterface") else { return nil }
        let part = path.split(separator: "/").last { $0.hasSuffix(".swiftmodule") && !$0.contains("-") } ?? ""
        let name = part.dropLast(".swiftmodule".count)
        return name.isEmpty ? nil : String(name)
    }
}

/// Why a part of an index can't be read.
struct IndexFlaw: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
