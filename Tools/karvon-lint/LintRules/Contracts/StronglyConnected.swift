/// The knots of a graph: largest sets of at least two nodes of which each reaches each.
package struct StronglyConnected {
    /// Each sorted; in the order of their first nodes.
    package let knots: [[Int]]

    /// Tarjan's way, without recursion, so that a long graph can't overflow the stack.
    package init(_ successors: [[Int]]) {
        var knots: [[Int]] = []
        var order: [Int?] = Array(repeating: nil, count: successors.count)
        var low = Array(repeating: 0, count: successors.count)
        var isOpen = Array(repeating: false, count: successors.count)
        var open: [Int] = []
        var count = 0
        for root in successors.indices where order[root] == nil {
            var path: [(node: Int, next: Int)] = [(root, 0)]
            while let (node, next) = path.last {
                if next == 0 {
                    order[node] = count
                    low[node] = count
                    count += 1
                    open.append(node)
                    isOpen[node] = true
                }
                if next < successors[node].count {
                    path[path.count - 1].next += 1
                    let successor = successors[node][next]
                    if let seen = order[successor] {
                        if isOpen[successor] { low[node] = min(low[node], seen) }
                    } else {
                        path.append((successor, 0))
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                guard low[node] == order[node], let start = open.lastIndex(of: node) else { continue }
                let knot = open[start...].sorted()
                open.removeSubrange(start...)
                for node in knot { isOpen[node] = false }
                if knot.count > 1 { knots.append(knot) }
            }
        }
        self.knots = knots.sorted { $0[0] < $1[0] }
    }
}
