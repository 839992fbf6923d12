import LintPackage

/// Types of one module in the public signatures of another whose importers may not import the first.
struct LeakedTypes: ImportRule {
    let rule = BuiltInRule.leakedType

    private struct Leak {
        let exposed: SourceSurface.Exposed
        let place: SourcePlace
    }

    /// The targets that see a target's signatures and may not import what stands in them.
    private struct Barred {
        let importers: [Int]
        let contract: String
    }

    func findings(in package: CheckedPackage) -> [Finding] {
        // Who is barred from what is asked first: most often nobody is, and then no file's types matter.
        let shown = package.graph.checked(withTests: false).filter { target in
            package.targets[target].kind == .library && package.files(of: target).contains { $0.showsTypes }
        }
        let pairs = shown.flatMap { target in
            package.graph.edges[target].map(\.to).filter(package.targets.indices.contains).map { (target, $0) }
        }
        let forbidden = ForbiddenImports(
            pairs.flatMap { target, owner in
                package.importers[target].filter { $0 != owner }.map { ModulePair($0, owner) }
            }, package.graph, package.contracts)
        var types = TypesAtFileLevel(package)
        return shown.flatMap { target -> [Finding] in
            var barred: [Int: Barred] = [:]
            for edge in package.graph.edges[target] where package.targets.indices.contains(edge.to) {
                let found = package.importers[target].filter { $0 != edge.to }.compactMap { importer in
                    forbidden.contract(from: importer, to: edge.to).map { (importer, $0) }
                }
                barred[edge.to] = found.first.map { Barred(importers: found.map(\.0), contract: $0.1) }
            }
            return barred.isEmpty ? [] : findings(of: target, barred, package, &types)
        }
    }

    private func findings(
        of target: Int, _ barred: [Int: Barred], _ package: CheckedPackage, _ types: inout TypesAtFileLevel
    ) -> [Finding] {
        var leaks: [Int: [Leak]] = [:]
        for summary in package.files(of: target) where summary.showsTypes {
            let imported = Set(summary.imports.map(\.module))
            let modules = package.graph.edges[target].map(\.to).filter { to in
                package.targets.indices.contains(to) && imported.contains(package.graph.modules[to].module)
            }
            for exposed in summary.surface.exposed {
                guard let owner = types.owner(of: exposed.type, among: modules, unlessOf: target),
                    barred[owner] != nil
                else { continue }
                let place = SourcePlace(path: summary.path, line: exposed.line, column: exposed.column)
                leaks[owner, default: []].append(Leak(exposed: exposed, place: place))
            }
        }
        return leaks.compactMap { owner, leaks in
            barred[owner].map { finding(leaks, of: target, owner, $0, package) }
        }
    }

    /// One finding for all types of a module that another shows, at the first.
    private func finding(
        _ leaks: [Leak], of target: Int, _ owner: Int, _ barred: Barred, _ package: CheckedPackage
    ) -> Finding {
        let graph = package.graph
        let (first, place) = (leaks[0].exposed, leaks[0].place)
        let (from, to) = (graph.name(target), graph.name(owner))
        let types = Set(leaks.map(\.exposed.type)).sorted()
        let hops = [
            graph.edge(from: barred.importers[0], to: target).map { graph.hop(barred.importers[0], $0) },
            Hop(from: from, to: to, place: place, note: "\(first.type) in \(first.owner)"),
        ]
        return Finding(
            FindingKey(rule: rule.rawValue, from: from, to: to), at: place,
            message:
                "\(from) shows \(Self.few(types)) of \(to) to \(Self.few(barred.importers.map(graph.name))), which may not import "
                + "\(to) (\(barred.contract))",
            chain: hops.compactMap(\.self),
            fix: "show types of \(from) instead, narrow their access, or let the importers import \(to)")
    }

    private static func few(_ names: [String]) -> String {
        names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
    }
}

/// The types that checked targets declare at the level of their files; looked up for the targets that are asked for.
private struct TypesAtFileLevel {
    private struct Types {
        var all: Set<String> = []
        /// Those that other modules see.
        var offered: Set<String> = []
    }

    private let package: CheckedPackage
    private var known: [Int: Types] = [:]

    init(_ package: CheckedPackage) { self.package = package }

    /// The module that a type is surely of: it alone offers it at its level, and the target has none of that name.
    mutating func owner(of type: String, among modules: [Int], unlessOf target: Int) -> Int? {
        guard !types(of: target).all.contains(type) else { return nil }
        let owners = modules.filter { types(of: $0).offered.contains(type) }
        return owners.count == 1 ? owners[0] : nil
    }

    private mutating func types(of target: Int) -> Types {
        if let types = known[target] { return types }
        let types = package.files(of: target).reduce(into: Types()) { types, summary in
            let surface = summary.surface
            types.all.formUnion(surface.ownTypes)
            types.offered.formUnion(Set(surface.ownTypes).intersection(surface.offeredTypes))
        }
        known[target] = types
        return types
    }
}
