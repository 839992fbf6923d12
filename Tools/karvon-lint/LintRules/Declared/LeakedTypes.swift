import LintPackage

/// Types of one module in the public signatures of another whose importers may not import the first.
struct LeakedTypes: ImportRule {
    let rule = BuiltInRule.leakedType

    private struct Leak {
        let target: Int
        let owner: Int
        let exposed: SourceSurface.Exposed
    }

    func findings(in package: CheckedPackage) -> [Finding] {
        let leaks = leaks(package)
        guard !leaks.isEmpty, !package.contracts.isEmpty else { return [] }
        let importers = package.importers
        let forbidden = ForbiddenImports(
            leaks.flatMap { leak in
                importers[leak.target].filter { $0 != leak.owner }.map { [$0, leak.owner] }
            }, package.graph, package.contracts)
        return Dictionary(grouping: leaks) { [$0.target, $0.owner] }.values.compactMap { leaks in
            let leak = leaks[0]
            let barred = importers[leak.target].compactMap { importer in
                forbidden.contract(from: importer, to: leak.owner).map { (importer, $0) }
            }
            return barred.first.map { finding(leaks, barred.map(\.0), $0.1, package) }
        }
    }

    /// The types in signatures that are surely another module's: it is imported in the file, offers the type at its
    /// level, and neither the target itself nor another imported module has one of that name.
    private func leaks(_ package: CheckedPackage) -> [Leak] {
        let own = package.ownTypes
        var offering: [Set<String>] = Array(repeating: [], count: package.targets.count)
        for summary in package.summaries {
            offering[summary.target].formUnion(Set(summary.surface.offeredTypes).intersection(summary.surface.ownTypes))
        }
        return package.summaries.flatMap { summary -> [Leak] in
            guard package.targets[summary.target].kind == .library, !summary.surface.exposed.isEmpty else { return [] }
            let imported = Set(summary.imports.map(\.module))
            let modules = package.graph.edges[summary.target].map(\.to).filter { to in
                package.targets.indices.contains(to) && imported.contains(package.graph.modules[to].module)
            }
            return summary.surface.exposed.compactMap { exposed in
                guard !own[summary.target].contains(exposed.type) else { return nil }
                let owners = modules.filter { offering[$0].contains(exposed.type) }
                return owners.count == 1 ? Leak(target: summary.target, owner: owners[0], exposed: exposed) : nil
            }
        }
    }

    /// One finding for all types of a module that another shows, at the first.
    private func finding(_ leaks: [Leak], _ barred: [Int], _ contract: String, _ package: CheckedPackage) -> Finding {
        let graph = package.graph
        let leak = leaks[0]
        let (from, to) = (graph.name(leak.target), graph.name(leak.owner))
        let types = Set(leaks.map(\.exposed.type)).sorted()
        let hops = [
            graph.edge(from: barred[0], to: leak.target).map { graph.hop(barred[0], $0) },
            Hop(from: from, to: to, place: leak.exposed.place, note: "\(leak.exposed.type) in \(leak.exposed.owner)"),
        ]
        return Finding(
            FindingKey(rule: rule.rawValue, from: from, to: to), at: leak.exposed.place,
            message:
                "\(from) shows \(Self.few(types)) of \(to) to \(Self.few(barred.map(graph.name))), which may not import "
                + "\(to) (\(contract))",
            chain: hops.compactMap(\.self),
            fix: "show types of \(from) instead, narrow their access, or let the importers import \(to)")
    }

    private static func few(_ names: [String]) -> String {
        names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
    }
}
