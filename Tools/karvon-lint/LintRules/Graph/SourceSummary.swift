import LintPackage
import LintReader

/// What the checks need of one file; the file's own tables are let go as soon as this is made.
package struct SourceSummary: Sendable {
    /// One `import`.
    struct Imported: Sendable {
        let module: String
        let site: ImportSite
        /// What is imported of the module when it is not all: `struct A.B`, `A.B`; else the module.
        var text: String
    }

    /// A comment that silences rules on a line.
    struct Ignore: Sendable {
        let rules: [String]
        let reason: String
        let place: SourcePlace
        /// The line it speaks of.
        let line: Int
    }

    /// The number of its target in the graph.
    var target: Int
    let path: String
    let imports: [Imported]
    let ignores: [Ignore]
    /// What is wrong with the file, and what the declaration rules find in it.
    let findings: [Finding]
    /// Whether another module can use something that it declares.
    let offersDeclarations: Bool
    /// Whether types stand in signatures that other modules see.
    let showsTypes: Bool
    /// Names that stand for other types: aliases and associated types; sorted.
    let aliases: [String]
    /// How wide its imports have to be; nil when that is not asked or its text does not prove it.
    let neededAccess: NeededAccess?
    let keptSurface: Deferred<SourceSurface>
    let counts: DeclarationCounts
    /// Whether it declares operators or their groups, of which a use tells nothing.
    let declaresOperators: Bool

    /// What it declares for others.
    var surface: SourceSurface { keptSurface.value ?? SourceSurface() }
}

extension SourceSummary {
    /// - Parameter asksAccess: whether it is asked how wide an import has to be that is written so.
    init(
        _ source: SourceJob, _ file: SourceFile, findings: [Finding], asksAccess: (Access?) -> Bool
    ) {
        target = source.target
        path = source.path
        imports = file.imports.map { written in
            Imported(
                module: written.module,
                site: ImportSite(
                    place: source.place(file.position(at: written.offset)),
                    length: written.span.end - written.offset, condition: written.condition,
                    attributes: written.attributes.map { attribute in
                        "@\(attribute.name)" + (attribute.arguments.isEmpty ? "" : "(\(attribute.arguments))")
                    }.sorted(), access: written.access, isGenerated: source.isGenerated),
                text: (written.kind.map { "\($0.rawValue) " } ?? "")
                    + ([written.module] + written.rest).joined(separator: "."))
        }
        ignores =
            source.isGenerated || file.ignores.isEmpty
            ? [] : IgnoredLines(file.source).ignores(file, source)
        self.findings = findings
        offersDeclarations = file.declarations.contains { declaration in
            !declaration.modifiers.isDisjoint(with: [.public, .package, .open])
        }
        let surface = SourceSurface(file, source)
        showsTypes = !surface.exposed.isEmpty
        keptSurface = Deferred(surface)
        aliases = Set(
            file.declarations.filter { $0.kind == .typealias || $0.kind == .associatedtype }.map { file.text($0.name) }
        ).sorted()
        let isAsked = !source.isTest && !source.isGenerated && file.imports.contains { asksAccess($0.access) }
        neededAccess = isAsked ? NeededAccess(file) : nil
        counts = DeclarationCounts(file.declarations)
        declaresOperators = file.declarations.contains { $0.kind == .operator || $0.kind == .precedenceGroup }
    }

    /// A file that can't be opened.
    init(unreadable source: SourceJob, _ finding: Finding) {
        target = source.target
        path = source.path
        imports = []
        ignores = []
        findings = [finding]
        offersDeclarations = true
        showsTypes = false
        aliases = []
        neededAccess = nil
        keptSurface = Deferred(SourceSurface())
        counts = DeclarationCounts()
        declaresOperators = true
    }
}
