import LintPackage

/// Dependencies that a target declares and never imports.
struct UnusedDependencies: ImportRule {
    let rule: BuiltInRule

    /// Those that stand with their target in the manifest, or those that a helper or a loop adds.
    init(common: Bool) { rule = common ? .unusedCommonDependency : .unusedDependency }

    func findings(in package: CheckedPackage) -> [Finding] {
        let exports = Exports(package.graph, package.uses)
        let resources = ResourceTargets(package)
        let unsure = Self.unsure(package)
        return package.targets.indices.flatMap { target -> [Finding] in
            guard package.targets[target].kind.hasSwiftSources, !unsure.contains(target) else { return [] }
            let imported = exports.visible(from: target)
            return package.targets[target].dependencies.filter { dependency in
                guard (dependency.place.precision != .dependency) == (rule == .unusedCommonDependency),
                    dependency.kind != .plugin, !dependency.isMacro, !dependency.targets.isEmpty
                else { return false }
                return dependency.targets.allSatisfy { part in
                    guard let number = package.number(of: part), let found = package.declaredGraph.target(part) else {
                        return false
                    }
                    return found.kind == .library && !imported.contains(number) && !resources.holds(number, found)
                }
            }.map { finding(target, $0, package) }
        }
    }

    /// What can be neither found nor called gone: dependencies of targets of which not all imports are known, and where
    /// there is no index those that are imported, and used or not.
    static func undecided(in package: CheckedPackage) -> [Finding] {
        let (unsure, unindexed) = (unsure(package), package.unindexed)
        return package.targets.indices.flatMap { target in
            package.targets[target].dependencies.filter { dependency in
                unsure.contains(target) || unindexed.contains(target) && isImported(dependency, by: target, package)
            }.map { dependency in
                UnusedDependencies(common: dependency.place.precision != .dependency)
                    .finding(target, dependency, package)
            }
        }
    }

    /// The targets of which not all imports are known.
    private static func unsure(_ package: CheckedPackage) -> Set<Int> {
        let unknown = package.model.incomplete.flatMap { incomplete -> [Int] in
            switch incomplete {
            case .generatedSources(let target, _), .noSources(let target):
                [package.number(of: target)].compactMap(\.self)
            case .unreadableFolder(let path):
                package.targets.indices.filter { FilePath(path).isInside(FilePath(package.targets[$0].folder)) }
            default: []
            }
        }
        return package.unread.union(unknown)
    }

    private static func isImported(
        _ dependency: DeclaredDependency, by target: Int, _ package: CheckedPackage
    ) -> Bool {
        dependency.targets.contains { part in
            package.number(of: part).map { package.graph.edge(from: target, to: $0) != nil } ?? false
        }
    }

    private func finding(_ target: Int, _ dependency: DeclaredDependency, _ package: CheckedPackage) -> Finding {
        let from = package.graph.name(target)
        let isImported = Self.isImported(dependency, by: target, package)
        let what =
            dependency.kind == .product && dependency.targets.map(\.target) != [dependency.name]
            ? "product \(dependency.name) (\(dependency.targets.map(\.target).joined(separator: ", ")))"
            : dependency.name
        return Finding(
            FindingKey(rule: rule.rawValue, from: from, to: dependency.name), at: package.place(dependency.place),
            message: "\(from) declares \(what) and "
                + (isImported ? "imports it, but uses nothing of it" : "never imports it"),
            fix: "remove \"\(dependency.name)\" from the dependencies of \(from)"
                + (isImported ? ", and its imports" : ""))
    }
}

/// What is visible by imports alone, through `@_exported` too.
private struct Exports {
    private let graph: ImportGraph
    private let unused: Set<ImportSite>

    init(_ graph: ImportGraph, _ uses: ProvenUses?) {
        self.graph = graph
        unused = Set((uses?.proofs ?? []).filter(\.used.isEmpty).map(\.site))
    }

    /// Imports that are proven to be without use show nothing.
    func visible(from target: Int) -> Set<Int> {
        let edges = graph.edges[target].filter { !unused.isSuperset(of: $0.sites) }
        var visible = Set(edges.map(\.to))
        var waiting = Array(visible)
        while let module = waiting.popLast() {
            for edge in graph.edges[module] where edge.sites.contains(where: { $0.has("@_exported") }) {
                if visible.insert(edge.to).inserted { waiting.append(edge.to) }
            }
        }
        return visible
    }
}

/// Targets that are there for their resources.
private struct ResourceTargets {
    private let offering: Set<Int>

    init(_ package: CheckedPackage) {
        offering = Set(package.summaries.filter(\.offersDeclarations).map(\.target))
    }

    /// Of a target that is not checked the sources are unknown: resources are enough then.
    func holds(_ number: Int, _ target: PackageTarget) -> Bool {
        !target.resources.isEmpty && !offering.contains(number)
    }
}
