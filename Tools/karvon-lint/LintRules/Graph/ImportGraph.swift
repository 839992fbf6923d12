/// Who imports whom, with all places where that is written.
///
/// Modules have numbers, which follow the order of their names, checked targets first. What tests import is told apart
/// by the importing module: no target can import a test.
package struct ImportGraph: Sendable {
    package struct Edge: Hashable, Sendable {
        package let to: Int
        /// In the order of the places; never empty.
        package let sites: [ImportSite]
        /// Whether the importing target declares it, or it is from where nothing is declared.
        package let isDeclared: Bool

        package init(to: Int, sites: [ImportSite], isDeclared: Bool = true) {
            self.to = to
            self.sites = sites
            self.isDeclared = isDeclared
        }
    }

    package let modules: [GraphModule]
    /// The edges from each module, in the order of the imported ones.
    package let edges: [[Edge]]
    private let numbers: [String: Int]

    package init(modules: [GraphModule], edges: [[Edge]]) {
        self.modules = modules
        self.edges = edges
        numbers = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    package func number(of name: String) -> Int? { numbers[name] }

    package func name(_ module: Int) -> String { modules[module].name }

    package func edge(from: Int, to: Int) -> Edge? { edges[from].first { $0.to == to } }

    /// The targets whose sources are judged, with or without the tests.
    package func checked(withTests: Bool) -> [Int] {
        modules.indices.filter { modules[$0].isChecked && (withTests || !modules[$0].isTest) }
    }

    /// One step as a finding shows it: its first place.
    package func hop(_ from: Int, _ edge: Edge) -> Hop {
        let site = edge.sites.first
        return Hop(from: name(from), to: name(edge.to), place: site?.place, note: site?.note ?? "")
    }
}
