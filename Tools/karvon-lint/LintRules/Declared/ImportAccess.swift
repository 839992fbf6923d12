import LintPackage
import LintReader

/// Imports that are seen further than anything in their file needs.
///
/// Files with such imports are read a second time, with the names of the imported modules watched.
struct ImportAccess: ImportRule {
    let rule: BuiltInRule
    private let isImplicit: Bool

    /// Those that are written so, or those that are public because nothing is written.
    init(implicit: Bool) {
        isImplicit = implicit
        rule = implicit ? .implicitImportAccess : .importAccess
    }

    func findings(in package: CheckedPackage) -> [Finding] {
        let offers = Offers(package)
        return package.summaries.flatMap { summary -> [Finding] in
            let isInternalByDefault = package.targets[summary.target].upcomingFeatures.contains(
                "InternalImportsByDefault")
            let wide = summary.imports.filter { imported in
                let access = imported.site.access
                return !imported.site.isGenerated && !imported.site.has("@_exported")
                    && (isImplicit ? access == nil && !isInternalByDefault : access.map { $0 >= .package } ?? false)
            }
            guard !wide.isEmpty, package.targets[summary.target].kind == .library else { return [] }
            let needs = NeededAccess(path: "\(package.model.root.folder)/\(summary.path)", offers)
            return wide.compactMap { imported in finding(imported, needs, summary, package) }
        }
    }

    private func finding(
        _ imported: SourceSummary.Imported, _ needs: NeededAccess, _ summary: SourceSummary, _ package: CheckedPackage
    ) -> Finding? {
        let edge = package.graph.edges[summary.target].first { $0.sites.contains(imported.site) }
        let written = imported.site.access ?? .public
        guard let edge, let needed = needs.access(of: edge.to), needed < written else { return nil }
        let (from, to) = (package.graph.name(summary.target), package.graph.name(edge.to))
        let who = needed == .package ? "of what other packages see" : "of what other modules see"
        return Finding(
            FindingKey(rule: rule.rawValue, from: from, to: to, symbol: summary.path), at: imported.site.place,
            message: "this import of \(to) is \(isImplicit ? "public, as nothing else is written" : written.rawValue), "
                + "and nothing in the file \(who) names anything of it",
            fix: "write \(needed.rawValue) import \(imported.text)"
        ).mended(by: .access(needed))
    }
}

/// What the checked targets offer to others, through `@_exported` too.
struct Offers {
    private let types: [Int: Set<String>]
    private let members: [Int: Set<String>]
    /// The names that may stand for a type of any module.
    let aliases: Set<String>

    init(_ package: CheckedPackage) {
        var (own, ownMembers): ([Int: Set<String>], [Int: Set<String>]) = ([:], [:])
        var aliases: Set<String> = []
        for summary in package.summaries {
            own[summary.target, default: []].formUnion(summary.surface.offeredTypes)
            ownMembers[summary.target, default: []].formUnion(summary.surface.offeredMembers)
            aliases.formUnion(summary.surface.aliases)
        }
        var (types, members): ([Int: Set<String>], [Int: Set<String>]) = ([:], [:])
        for target in package.targets.indices {
            // A module that shows others' modules offers their names, which are unknown when they are from elsewhere.
            let shown = Self.shown(by: target, package.graph)
            guard shown.allSatisfy({ own[$0] != nil }) else { continue }
            types[target] = shown.reduce(into: []) { $0.formUnion(own[$1] ?? []) }
            members[target] = shown.reduce(into: []) { $0.formUnion(ownMembers[$1] ?? []) }
        }
        (self.types, self.members, self.aliases) = (types, members, aliases)
    }

    /// The names of types and of everything else; nil when they are not known.
    func names(of module: Int) -> (types: Set<String>, members: Set<String>)? {
        types[module].map { ($0, members[module] ?? []) }
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
