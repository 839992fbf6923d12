import LintPackage
import LintReader

/// What the lint's reader and the compiler make of the sources of one target.
struct CompilerComparison {
    /// Imports that only one of the two sees, and files that only the reader can't read; sorted.
    private(set) var differences: [String] = []
    /// Files that the compiler can't parse, with the first reason; sorted.
    private(set) var unparsed: [String] = []

    /// The compiler is asked once for all files; only where the two differ it is asked again, for half of the files each,
    /// down to the one.
    init(_ target: PackageTarget, of unit: PackageUnit, _ compiler: Compiler, root: String) throws {
        let files = target.sources.paths.filter { $0.hasSuffix(".swift") }
        guard target.kind.hasSwiftSources, !files.isEmpty else { return }
        let flags = unit.parsingFlags(target)
        let reader = SourceReader()
        let read = files.compactMap { path in (try? reader.read(path: path)).map { (path: path, file: $0) } }
        let conditions = read.flatMap { $0.file.imports.map(\.condition) }
        let truths = try ConditionTruths(of: conditions, compiler, flags: flags)
        let sources = read.map { path, file in
            Source(
                path: path, name: Self.name(path, root),
                imports: Set(file.imports.filter { truths.holds($0.condition) }.map(\.module)),
                problem: file.problems.first { !$0.kind.isComment }?.message)
        }
        let whole = try compiler.read(sources.map(\.path), flags: flags)
        let errors = Dictionary(grouping: whole.errors.filter { !$0.isAboutMainFile }, by: \.path)
        differences = try Self.differences(sources[...], whole.modules, compiler, flags)
        for source in sources {
            if let error = errors[source.path]?.first {
                unparsed.append("\(source.name):\(error.line):\(error.column): \(error.message)")
            } else if let problem = source.problem {
                differences.append("\(source.name): only the lint's reader finds that \(problem)")
            }
        }
    }

    private struct Source {
        let path: String
        let name: String
        let imports: Set<String>
        let problem: String?
    }

    private static func differences(
        _ sources: ArraySlice<Source>, _ modules: [String], _ compiler: Compiler, _ flags: [String]
    ) throws -> [String] {
        let (ours, theirs) = (sources.reduce(into: Set()) { $0.formUnion($1.imports) }, Set(modules))
        if ours == theirs { return [] }
        guard sources.count > 1 else {
            let name = sources.first?.name ?? ""
            return theirs.subtracting(ours).sorted().map { "\(name): only the compiler sees import \($0)" }
                + ours.subtracting(theirs).sorted().map { "\(name): only the lint's reader sees import \($0)" }
        }
        let middle = sources.startIndex + sources.count / 2
        return try [sources[..<middle], sources[middle...]].flatMap { half in
            try differences(half, compiler.read(half.map(\.path), flags: flags).modules, compiler, flags)
        }
    }

    private static func name(_ path: String, _ root: String) -> String {
        FilePath(path).relative(to: FilePath(root))?.text ?? path
    }
}

extension Compiler.Complaint {
    /// Which file is the main one is decided by the build, not by how files are parsed.
    fileprivate var isAboutMainFile: Bool {
        message.hasSuffix("at the top level") || message.contains("only in the main file")
    }
}

extension Problem.Kind {
    /// Whether it is about a comment to the lint, of which the compiler knows nothing.
    fileprivate var isComment: Bool {
        switch self {
        case .ignoreWithoutRule, .ignoreWithoutReason, .ignoreMisspelled, .ignoreInOtherComment: true
        default: false
        }
    }
}
