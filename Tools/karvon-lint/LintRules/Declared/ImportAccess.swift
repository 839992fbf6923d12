import LintPackage
import LintReader

/// Imports that are seen further than anything in their file needs.
struct ImportAccess: ImportRule {
    let rule: BuiltInRule
    private let isImplicit: Bool

    /// Those that are written so, or those that are public because nothing is written.
    init(implicit: Bool) {
        isImplicit = implicit
        rule = implicit ? .implicitImportAccess : .importAccess
    }

    func findings(in package: CheckedPackage) -> [Finding] {
        var offers = Offers(package)
        return package.summaries.flatMap { summary -> [Finding] in
            guard let needs = summary.neededAccess, package.targets[summary.target].kind == .library else { return [] }
            let isInternalByDefault = package.targets[summary.target].upcomingFeatures.contains(
                "InternalImportsByDefault")
            let wide = summary.imports.filter { imported in
                let access = imported.site.access
                return !imported.site.isGenerated && !imported.site.has("@_exported")
                    && (isImplicit ? access == nil && !isInternalByDefault : access.map { $0 >= .package } ?? false)
            }
            return wide.compactMap { finding($0, needs, summary, package, &offers) }
        }
    }

    private func finding(
        _ imported: SourceSummary.Imported, _ needs: NeededAccess, _ summary: SourceSummary,
        _ package: CheckedPackage, _ offers: inout Offers
    ) -> Finding? {
        let edge = package.graph.edges[summary.target].first { $0.sites.contains(imported.site) }
        let written = imported.site.access ?? .public
        guard let edge, let needed = offers.access(needs, of: edge.to), needed < written else { return nil }
        let (from, to) = (package.graph.name(summary.target), package.graph.name(edge.to))
        let silent = silentImports(beside: imported, edge, package.targets[summary.target])
        let who = needed == .package ? "of what other packages see" : "of what other modules see"
        let finding = Finding(
            FindingKey(rule: rule.rawValue, from: from, to: to, symbol: summary.path), at: imported.site.place,
            message: "this import of \(to) is \(isImplicit ? "public, as nothing else is written" : written.rawValue), "
                + "and nothing in the file \(who) names anything of it",
            fix: "write \(needed.rawValue) import \(imported.text)" + Self.beside(silent))
        return silent.isEmpty ? finding.mended(by: .access(needed)) : finding
    }

    /// The target's other imports of the module without a word. Beside one that is less than public the compiler refuses
    /// them, unless they are internal by default.
    private func silentImports(
        beside imported: SourceSummary.Imported, _ edge: ImportGraph.Edge, _ target: PackageTarget
    ) -> [ImportSite] {
        target.upcomingFeatures.contains("InternalImportsByDefault")
            ? [] : edge.sites.filter { $0.access == nil && $0 != imported.site }
    }

    private static func beside(_ silent: [ImportSite]) -> String {
        guard let first = silent.first else { return "" }
        let more = silent.count > 1 ? " and at \(silent.count - 1) more" : ""
        return ", and a level at \(first.place)\(more) too: the compiler takes no import without one beside it"
    }
}

/// What the checked targets offer to others, through `@_exported` too; looked up for the modules that are asked for.
struct Offers {
    private struct Names {
        var types: Set<String> = []
        var members: Set<String> = []
    }

    private let package: CheckedPackage
    /// The names that may stand for a type of any module.
    private let aliases: Set<String>
    /// Nil for modules of which not all names are known.
    private var known: [Int: Names?] = [:]

    init(_ package: CheckedPackage) {
        self.package = package
        aliases = package.summaries.reduce(into: []) { $0.formUnion($1.aliases) }
    }

    /// How wide the import of a module has to be; nil when it is not known what the module offers.
    mutating func access(_ needs: NeededAccess, of module: Int) -> Access? {
        if needs.words.isEmpty { return .internal }
        // What may be another name for a type of the module is taken for one.
        return names(of: module).map { names in
            needs.access(
                types: { names.types.contains($0) || aliases.contains($0) }, members: { names.members.contains($0) })
        }
    }

    private mutating func names(of module: Int) -> Names? {
        if let names = known[module] { return names }
        let names = lookUp(module)
        known[module] = .some(names)
        return names
    }

    private func lookUp(_ module: Int) -> Names? {
        // A module that shows others' modules offers their names, which are unknown when they are from elsewhere.
        let shown = Self.shown(by: module, package.graph)
        guard shown.allSatisfy({ package.targets.indices.contains($0) && !package.files(of: $0).isEmpty }) else {
            return nil
        }
        return shown.flatMap(package.files).reduce(into: Names()) { names, summary in
            let surface = summary.surface
            names.types.formUnion(surface.offeredTypes)
            names.members.formUnion(surface.offeredMembers)
        }
    }

    private static func shown(by target: Int, _ graph: ImportGraph) -> Set<Int> {
        var shown: Set<Int> = [target]
        var waiting = [target]
        while let module = waiting.popLast() {
            for edge in graph.edges[module] where edge.sites.contains(where: { $0.has("@_exported") }) {
                if shown.insert(edge.to).inserted { waiting.append(edge.to) }
            }
        }
        return shown
    }
}
