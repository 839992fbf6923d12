/// Which imports out of some would be against the contracts, each taken for itself.
struct ForbiddenImports {
    /// The contract that is against the import of one module by another.
    private let contracts: [ModulePair: String]

    /// Asks each contract once about all pairs of an importing and an imported module.
    init(_ pairs: some Sequence<ModulePair>, _ graph: ImportGraph, _ contracts: [any Contract]) {
        let pairs = Set(pairs)
        guard !pairs.isEmpty else {
            self.contracts = [:]
            return
        }
        var edges: [[ImportGraph.Edge]] = Array(repeating: [], count: graph.modules.count)
        for pair in pairs.sorted() {
            let site = ImportSite(place: SourcePlace(path: graph.name(pair.from), line: 1, column: 1))
            edges[pair.from].append(ImportGraph.Edge(to: pair.to, sites: [site]))
        }
        let proposed = ImportGraph(modules: graph.modules, edges: edges)
        var found: [ModulePair: String] = [:]
        for contract in contracts where !(contract is AcyclicContract) {
            var head = contract.head
            head.isDirect = true
            for finding in contract.violations(ContractView(proposed, head)) {
                guard let from = graph.number(of: finding.key.from), let to = graph.number(of: finding.key.to),
                    found[ModulePair(from, to)] == nil
                else { continue }
                found[ModulePair(from, to)] = contract.head.name
            }
        }
        self.contracts = found
    }

    /// The contract that forbids the import, or nil when it is allowed.
    func contract(from: Int, to: Int) -> String? { contracts[ModulePair(from, to)] }
}
