import LintRules

/// Measures of the modules of a package and of its groups, as Robert C. Martin defined them for packages.
///
/// Tests are left out: whom they import says nothing of the design. What comes from elsewhere counts apart.
package struct PackageMetrics: Sendable {
    /// Measures of one module, or of one group of modules.
    package struct Row: Hashable, Sendable {
        package let name: String
        /// The group of a module; nil for a group and for a module without one.
        package let group: String?
        /// Ca: how many modules outside import it.
        package let afferent: Int
        /// Ce: how many modules outside, of this package, it imports.
        package let efferent: Int
        /// How many modules from elsewhere it imports.
        package let external: Int
        package let counts: DeclarationCounts
        /// Those that it imports, by some way, and that import it; sorted, itself included, or empty.
        package let circle: [String]

        /// I = Ce / (Ca + Ce): 0 when all rests on it, 1 when it rests on all; nil when it stands alone.
        package var instability: Double? { Self.part(efferent, of: afferent + efferent) }

        /// A: the part of its types that are protocols or open classes; nil without types.
        package var abstractness: Double? { Self.part(counts.abstractTypes, of: counts.types) }

        /// D = |A + I - 1|: how far it is from the balance of the two; nil when one of them is.
        package var distance: Double? {
            guard let abstractness, let instability else { return nil }
            return abs(abstractness + instability - 1)
        }

        private static func part(_ part: Int, of all: Int) -> Double? { all > 0 ? Double(part) / Double(all) : nil }
    }

    /// Sorted by name.
    package let modules: [Row]
    /// Sorted by name.
    package let groups: [Row]

    package init(_ graph: ImportGraph, counts: [Int: DeclarationCounts], groups: [Int: String] = [:]) {
        let modules = graph.checked(withTests: false)
        self.modules = Self.rows(
            modules.map { (graph.name($0), groups[$0], [$0]) }, graph, counts, among: Set(modules))
        let members = Dictionary(grouping: modules.filter { groups[$0] != nil }) { groups[$0] ?? "" }
        self.groups = Self.rows(members.map { ($0.key, nil, $0.value) }, graph, counts, among: Set(modules))
    }

    private static func rows(
        _ parts: [(name: String, group: String?, members: [Int])], _ graph: ImportGraph,
        _ counts: [Int: DeclarationCounts], among modules: Set<Int>
    ) -> [Row] {
        let parts = parts.sorted { $0.name < $1.name }
        var part: [Int: Int] = [:]
        for (number, one) in parts.enumerated() { for member in one.members { part[member] = number } }
        var importers: [Set<Int>] = Array(repeating: [], count: parts.count)
        var imported = importers
        var external = importers
        for module in modules {
            for edge in graph.edges[module] {
                let isInside = part[module] != nil && part[module] == part[edge.to]
                guard modules.contains(edge.to) else {
                    part[module].map { _ = external[$0].insert(edge.to) }
                    continue
                }
                if isInside { continue }
                part[module].map { _ = imported[$0].insert(edge.to) }
                part[edge.to].map { _ = importers[$0].insert(module) }
            }
        }
        let successors = imported.map { Set($0.compactMap { part[$0] }).sorted() }
        var circle: [Int: [String]] = [:]
        for knot in StronglyConnected(successors).knots {
            for number in knot { circle[number] = knot.map { parts[$0].name } }
        }
        return parts.enumerated().map { number, one in
            Row(
                name: one.name, group: one.group, afferent: importers[number].count,
                efferent: imported[number].count, external: external[number].count,
                counts: one.members.reduce(into: DeclarationCounts()) { $0 += counts[$1] ?? DeclarationCounts() },
                circle: circle[number] ?? [])
        }
    }
}
