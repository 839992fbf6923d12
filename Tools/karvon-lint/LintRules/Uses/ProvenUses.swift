import LintIndex
import LintPackage

/// What an index proves of a package's imports. What it can't prove is not called unused.
struct ProvenUses {
    /// An import that nothing is used through, or only what another module declares.
    struct Proof {
        let from: Int
        let to: Int
        let site: ImportSite
        /// The modules that are used through it; empty when nothing is.
        let used: [String]
    }

    private(set) var proofs: [Proof] = []
    /// The files of each target that the index lacks or that changed since, by the reason.
    private(set) var gaps: [Int: [IndexedImports.Gap: [String]]] = [:]
    /// Imports of modules that may be there only for conformances, as pairs of target and module.
    private(set) var conformanceOnly: [Int: Set<Int>] = [:]

    private let graph: ImportGraph
    private let index: PackageIndex
    private let reach: ModuleReach
    private var operatorTargets: Set<Int> = []

    init(
        _ graph: ImportGraph, _ targets: [PackageTarget], _ sources: some Sequence<(SourceJob, SourceSummary)>,
        _ index: PackageIndex
    ) {
        self.graph = graph
        self.index = index
        reach = ModuleReach(graph, index)
        let sources = Array(sources)
        operatorTargets = Set(sources.map(\.1).filter(\.declaresOperators).map(\.target))
        let byTarget = Dictionary(grouping: sources, by: \.1.target)
        var files: [Int: [IndexedImports]] = [:]
        // What a build plugin's own code uses is in no index.
        for target in targets.indices where targets[target].kind != .plugin {
            let imports = importsByFile(target)
            for (job, summary) in byTarget[target] ?? [] {
                var gap: IndexedImports.Gap?
                let file = IndexedImports(
                    job, summary, imports[summary.path] ?? [], module: targets[target].module, index, &gap)
                if let file { files[target, default: []].append(file) }
                if let gap { gaps[target, default: [:]][gap, default: []].append(summary.path) }
            }
        }
        for target in targets.indices { judge(target, files[target] ?? []) }
    }

    private func importsByFile(_ target: Int) -> [String: [IndexedImports.Import]] {
        var imports: [String: [IndexedImports.Import]] = [:]
        for edge in graph.edges[target] {
            for site in edge.sites {
                imports[site.place.path, default: []].append(
                    IndexedImports.Import(module: edge.to, name: graph.modules[edge.to].module, site: site))
            }
        }
        return imports
    }

    func name(_ module: Int) -> String { graph.name(module) }

    private mutating func judge(_ target: Int, _ files: [IndexedImports]) {
        var credits = files.map { ImportCredits($0, reach, suppliesOperators: suppliesOperators) }
        for owner in credits.reduce(into: Set<String>(), { $0.formUnion($1.borrowed) }) {
            for number in credits.indices { credits[number].lend(owner, reach) }
        }
        // A file that the index does not know may use anything that the others have loaded.
        guard gaps[target] == nil else { return }
        let proofs = zip(files, credits).flatMap { file, credits -> [Proof] in
            let text = UseText(file.path)
            return file.imports.indices.compactMap { number in
                proof(target, file.imports[number], credits.used[number] ?? .some([]), text)
            }
        }
        let unneeded = Set(proofs.filter(\.used.isEmpty).map(\.site))
        let kept = files.flatMap(\.imports).filter { !unneeded.contains($0.site) }.reduce(into: Set<String>()) {
            $0.formUnion(reach.loads(with: $1.name).union([$1.name]))
        }
        for proof in proofs {
            let module = graph.modules[proof.to].module
            let lost = reach.loads(with: module).union([module]).subtracting(kept)
            if proof.used.isEmpty, lost.contains(where: { index.modules[$0]?.lendsConformances == true }) {
                conformanceOnly[target, default: []].insert(proof.to)
            } else {
                self.proofs.append(proof)
            }
        }
    }

    /// What is proven of an import through which these modules are used; nil when nothing is.
    private func proof(_ target: Int, _ one: IndexedImports.Import, _ used: Set<String>?, _ text: UseText?) -> Proof? {
        guard let used, !used.contains(one.name), !one.site.isGenerated, !one.site.has("@_exported"),
            isKnown(one.module), let text, !text.hasConditionalCode
        else { return nil }
        let exports = reach.exports(of: one.name)
        guard used.isSubset(of: reach.certainExports(of: one.name)) else { return nil }
        let types = exports.subtracting(used).union([one.name]).reduce(into: Set<String>()) {
            $0.formUnion(index.modules[$1]?.types ?? [])
        }
        guard !text.mentions(types) else { return nil }
        return Proof(from: target, to: one.module, site: one.site, used: used.sorted())
    }

    /// Whether it is known who uses the module: one of Swift that the index holds as it is now, with all it imports.
    private func isKnown(_ module: Int) -> Bool {
        let found = graph.modules[module]
        if let kind = found.kind, ![.library, .executable, .test].contains(kind) { return false }
        guard let indexed = index.modules[found.module], !indexed.isOfC, indexed.hasRecords else { return false }
        return reach.loads(with: found.module).union([found.module]).compactMap(reach.target).allSatisfy {
            gaps[$0] == nil
        }
    }

    private func suppliesOperators(_ module: String) -> Bool {
        reach.exports(of: module).union([module]).contains { one in
            reach.target(one).map { operatorTargets.contains($0) } ?? true
        }
    }
}
