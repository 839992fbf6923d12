/// The imports between groups of modules.
struct GroupGraph {
    /// The groups that each group imports, sorted.
    let successors: [[Int]]
    private let hops: [ModulePair: Hop]
    private let weights: [ModulePair: Int]

    init(_ groups: ModuleGroups, _ view: ContractView) {
        var hops: [ModulePair: Hop] = [:]
        var weights: [ModulePair: Int] = [:]
        var successors: [Set<Int>] = Array(repeating: [], count: groups.names.count)
        for module in view.modules {
            guard let from = groups.group[module] else { continue }
            for edge in view.edges(from: module) {
                guard let to = groups.group[edge.to], to != from else { continue }
                successors[from].insert(to)
                let pair = ModulePair(from, to)
                weights[pair, default: 0] += edge.isDeclared ? 1000 + edge.sites.count : 1
                if hops[pair] == nil { hops[pair] = view.graph.hop(module, edge) }
            }
        }
        self.successors = successors.map { $0.sorted() }
        self.hops = hops
        self.weights = weights
    }

    /// An import that makes one group depend on another.
    func step(_ from: Int, _ to: Int) -> Hop? { hops[ModulePair(from, to)] }

    /// What it takes to cut all imports that make one group depend on another: what no manifest declares has to be
    /// mended anyhow.
    func weight(_ from: Int, _ to: Int) -> Int { weights[ModulePair(from, to)] ?? 0 }
}
