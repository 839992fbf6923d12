/// An import that is not there yet: what the contracts would say to it.
package struct Proposal: Sendable {
    let from: Int
    let to: Int

    package init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }

    /// What would be against the contracts because of this import; sorted.
    ///
    /// Of all that the module imports only this counts, so that no other import stands in front of it.
    package func objections(_ graph: ImportGraph, _ contracts: [any Contract]) -> [Finding] {
        var edges = graph.edges
        edges[from] = []
        let without = ImportGraph(modules: graph.modules, edges: edges)
        let site = ImportSite(place: SourcePlace(path: graph.name(from), line: 1, column: 1))
        edges[from] = [ImportGraph.Edge(to: to, sites: [site])]
        let proposed = ImportGraph(modules: graph.modules, edges: edges)
        let found = contracts.flatMap { contract in
            let known = Set(contract.violations(ContractView(without, contract.head)))
            return contract.violations(ContractView(proposed, contract.head)).filter { !known.contains($0) }
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
