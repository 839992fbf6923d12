import LintPackage

/// Dependencies that a target declares and never imports.
struct UnusedDependencies: ImportRule {
    let rule: BuiltInRule

    /// Those that stand with their target in the manifest, or those that a helper or a loop adds.
    init(common: Bool) { rule = common ? .unusedCommonDependency : .unusedDependency }

    func findings(in package: CheckedPackage) -> [Finding] {
        let unknown = Set(package.model.incomplete.compactMap(Self.unknown))
        let exports = Exports(package.graph, package.uses)
        let resources = ResourceTargets(package)
        let unread = package.unread
        return package.targets.indices.flatMap { target -> [Finding] in
            let reference = package.graph.modules[target].target
            guard package.targets[target].kind.hasSwiftSources, !unread.contains(target),
                reference.map({ !unknown.contains($0) }) ?? false
            else {
                return []
            }
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

    /// What could be found with an index: a dependency that is imported, and of which nothing is used.
    static func unproven(in package: CheckedPackage) -> Set<FindingKey> {
        let found = package.targets.indices.flatMap { target in
            package.targets[target].dependencies.filter { dependency in
                dependency.targets.contains { part in
                    package.number(of: part).map { package.graph.edge(from: target, to: $0) != nil } ?? false
                }
            }.map { dependency in
                let isCommon = dependency.place.precision != .dependency
                return FindingKey(
                    rule: UnusedDependencies(common: isCommon).rule.rawValue, from: package.graph.name(target),
                    to: dependency.name)
            }
        }
        return Set(found)
    }

    /// The targets of which not all sources are known.
    private static func unknown(_ incomplete: Incomplete) -> TargetReference? {
        switch incomplete {
        case .generatedSources(let target, _), .noSources(let target): target
        default: nil
        }
    }

    private func finding(_ target: Int, _ dependency: DeclaredDependency, _ package: CheckedPackage) -> Finding {
        let from = package.graph.name(target)
        let isImported = dependency.targets.contains { part in
            package.number(of: part).map { package.graph.edge(from: target, to: $0) != nil } ?? false
        }
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
