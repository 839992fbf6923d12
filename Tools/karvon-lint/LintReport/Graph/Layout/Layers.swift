/// The columns of a drawing: whoever imports stands left of what it imports, as near as it can.
struct Layers {
    /// The column of each node, from 0 at the left.
    let column: [Int]
    /// The edges so turned that none leads back, each once; a circle has an edge that is turned.
    let edges: [[Int]]

    init(count: Int, edges: [(from: Int, to: Int)]) {
        var successors: [[Int]] = Array(repeating: [], count: count)
        for edge in edges where edge.from != edge.to { successors[edge.from].append(edge.to) }
        let order = Self.order(successors)
        var rank = Array(repeating: 0, count: count)
        for (number, node) in order.enumerated() { rank[node] = number }
        let forward = Set(
            edges.filter { $0.from != $0.to }.map {
                rank[$0.from] < rank[$0.to] ? [$0.from, $0.to] : [$0.to, $0.from]
            })
        self.edges = forward.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
        var after: [[Int]] = Array(repeating: [], count: count)
        for edge in self.edges { after[edge[0]].append(edge[1]) }
        // The longest way to a node without imports, so that what all use stands at the right.
        var height = Array(repeating: 0, count: count)
        for node in order.reversed() { height[node] = after[node].map { height[$0] + 1 }.max() ?? 0 }
        let most = height.max() ?? 0
        column = height.map { most - $0 }
    }

    /// The nodes, each before what it imports, as far as there is no circle.
    private static func order(_ successors: [[Int]]) -> [Int] {
        var isSeen = Array(repeating: false, count: successors.count)
        var finished: [Int] = []
        for root in successors.indices where !isSeen[root] {
            isSeen[root] = true
            var path: [(node: Int, next: Int)] = [(root, 0)]
            while let (node, next) = path.last {
                guard next < successors[node].count else {
                    finished.append(node)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let successor = successors[node][next]
                if !isSeen[successor] {
                    isSeen[successor] = true
                    path.append((successor, 0))
                }
            }
        }
        return finished.reversed()
    }
}
