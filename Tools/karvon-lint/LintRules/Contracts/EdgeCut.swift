/// Edges whose cut leaves no circle in a knot.
struct EdgeCut {
    struct Edge: Hashable {
        let from: Int
        let to: Int
    }

    /// Up to this many nodes every order is tried, and the answer is the smallest.
    private static let mostExact = 14

    let edges: [Edge]
    /// Whether fewer edges surely won't do.
    let isSmallest: Bool

    /// The fewest edges; of equally many those of the least weight. In a large knot an upper bound.
    static func find(in knot: [Int], _ successors: [[Int]], weight: (Int, Int) -> Int) -> EdgeCut {
        let position = Dictionary(knot.enumerated().map { ($1, $0) }) { first, _ in first }
        let inner = knot.map { node in successors[node].compactMap { position[$0] } }
        let isSmallest = knot.count <= mostExact
        let order =
            isSmallest
            ? bestOrder(inner) { 1_000_000_000 + weight(knot[$0], knot[$1]) } : greedyOrder(inner)
        var rank = Array(repeating: 0, count: knot.count)
        for (index, node) in order.enumerated() { rank[node] = index }
        let edges = inner.indices.flatMap { from in
            inner[from].filter { rank[$0] < rank[from] }.map { Edge(from: knot[from], to: knot[$0]) }
        }
        return EdgeCut(edges: edges, isSmallest: isSmallest)
    }

    /// The order of nodes with the least cost of edges that lead back, over all sets of nodes placed so far.
    private static func bestOrder(_ successors: [[Int]], cost: (Int, Int) -> Int) -> [Int] {
        let count = successors.count
        var least = Array(repeating: Int.max, count: 1 << count)
        var last = Array(repeating: 0, count: 1 << count)
        least[0] = 0
        for set in 0..<(1 << count) where least[set] != .max {
            for node in 0..<count where set & (1 << node) == 0 {
                let back = successors[node].reduce(0) { set & (1 << $1) != 0 ? $0 + cost(node, $1) : $0 }
                let next = set | (1 << node)
                if least[set] + back < least[next] { (least[next], last[next]) = (least[set] + back, node) }
            }
        }
        var order: [Int] = []
        var set = (1 << count) - 1
        while set != 0 {
            order.append(last[set])
            set &= ~(1 << last[set])
        }
        return order.reversed()
    }

    /// Takes the node with the most edges out and the fewest in, again and again.
    private static func greedyOrder(_ successors: [[Int]]) -> [Int] {
        var balance = successors.map(\.count)
        for targets in successors { for target in targets { balance[target] -= 1 } }
        return successors.indices.sorted { (-balance[$0], $0) < (-balance[$1], $1) }
    }
}
