extension ImportGraph {
    /// The shortest ways from a module to each of some others, step by step; of equally short ones the first by names.
    ///
    /// - Parameters:
    ///   - isEnd: the modules that are looked for; no way leads through one of them.
    ///   - isPassable: the modules that a way may lead through.
    ///   - isCut: edges that no way may use.
    package func shortestChains(
        from start: Int, to isEnd: (Int) -> Bool, through isPassable: (Int) -> Bool,
        without isCut: (Int, Int) -> Bool = { _, _ in false }
    ) -> [[(from: Int, edge: Edge)]] {
        var cameFrom: [Int: (from: Int, edge: Edge)] = [:]
        var found: [Int] = []
        var wave = [start]
        while !wave.isEmpty {
            var next: [Int] = []
            for module in wave {
                for edge in edges[module] where edge.to != start && cameFrom[edge.to] == nil {
                    if isCut(module, edge.to) { continue }
                    let end = isEnd(edge.to)
                    guard end || isPassable(edge.to) else { continue }
                    cameFrom[edge.to] = (module, edge)
                    if end { found.append(edge.to) } else { next.append(edge.to) }
                }
            }
            wave = next
        }
        return found.sorted().map { end in
            var chain: [(from: Int, edge: Edge)] = []
            var module = end
            while module != start, let step = cameFrom[module] {
                chain.append(step)
                module = step.from
            }
            return chain.reversed()
        }
    }
}
