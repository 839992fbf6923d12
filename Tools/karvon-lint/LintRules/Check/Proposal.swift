/// An import that is not there yet: what the contracts would say to it.
package struct Proposal: Sendable {
    let from: Int
    let to: Int

    package init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }

    /// What would be against the contracts because of this import; sorted.
    package func objections(_ graph: ImportGraph, _ contracts: [any Contract]) -> [Finding] {
        let (importer, imported) = (graph.name(from), graph.name(to))
        var edges = graph.edges
        let site = ImportSite(place: SourcePlace(path: importer, line: 1, column: 1))
        edges[from].removeAll { $0.to == to }
        edges[from].append(ImportGraph.Edge(to: to, sites: [site]))
        edges[from].sort { $0.to < $1.to }
        let proposed = ImportGraph(modules: graph.modules, edges: edges)
        let found = contracts.flatMap { contract in
            contract.violations(ContractView(proposed, contract.head)).filter { finding in
                finding.chain.contains { $0.from == importer && $0.to == imported }
            }
        }
        return found.sorted { $0.key < $1.key }
    }
}

extension ImportGraph {
    /// The graph with one more module that nobody imports, unless it has it.
    package func with(module name: String) -> ImportGraph {
        guard number(of: name) == nil else { return self }
        let module = GraphModule(name: name, module: name, kind: nil, target: nil, isChecked: false)
        return ImportGraph(modules: modules + [module], edges: edges + [[]])
    }
}
