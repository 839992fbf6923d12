import LintRules

/// Modules in layers by what they reach: each stands above all that it reaches.
struct ModuleLevels {
    /// The modules of each layer, the highest layer first; sorted.
    let levels: [[String]]
    /// Modules that reach each other in a circle, and so stand in no layer; sorted.
    let knotted: [String]

    init(_ graph: ImportGraph, _ modules: [Int]) {
        let reached = Self.reached(graph, modules)
        let knots = StronglyConnected(reached).knots
        var unit = Array(graph.modules.indices)
        for knot in knots { for module in knot { unit[module] = knot[0] } }
        var below: [Int: Set<Int>] = [:]
        for module in modules {
            below[unit[module], default: []].formUnion(reached[module].map { unit[$0] }.filter { $0 != unit[module] })
        }
        var level: [Int: Int] = [:]
        while level.count < below.count {
            let ready = below.filter { one, others in level[one] == nil && others.allSatisfy { level[$0] != nil } }
            for (one, others) in ready { level[one] = (others.compactMap { level[$0] }.max() ?? -1) + 1 }
            if ready.isEmpty { break }
        }
        let inKnots = Set(knots.flatMap(\.self))
        let layered = Dictionary(grouping: modules.filter { !inKnots.contains($0) }) { level[unit[$0]] ?? 0 }
        levels = layered.sorted { $0.key > $1.key }.map { $0.value.map(graph.name).sorted() }
        knotted = inKnots.map(graph.name).sorted()
    }

    /// For each module those that it imports, or reaches through modules that are not among them.
    private static func reached(_ graph: ImportGraph, _ modules: [Int]) -> [[Int]] {
        let wanted = Set(modules)
        return graph.modules.indices.map { start in
            guard wanted.contains(start) else { return [] }
            var seen: Set = [start]
            var waiting = [start]
            while let module = waiting.popLast() {
                for edge in graph.edges[module] where seen.insert(edge.to).inserted && !wanted.contains(edge.to) {
                    waiting.append(edge.to)
                }
            }
            return seen.filter { $0 != start && wanted.contains($0) }.sorted()
        }
    }
}
