/// Finds a shortest circle within a knot.
struct ShortestCycle {
    /// As many steps from node to node are taken at most; a knot of 3,000 nodes with 9,000 edges takes no more.
    static let mostSteps = 60_000_000

    /// The nodes in their order, the first not repeated; of equally short circles the first by nodes.
    let nodes: [Int]
    /// Whether every node was started from, so that no circle is shorter.
    let isShortest: Bool

    /// Starts from each node of the knot in turn, and goes no further than the best circle so far is long.
    static func find(in knot: [Int], _ successors: [[Int]], mostSteps: Int = mostSteps) -> ShortestCycle {
        let position = Dictionary(knot.enumerated().map { ($1, $0) }) { first, _ in first }
        var search = Search(knot.map { node in successors[node].compactMap { position[$0] } })
        var best: [Int] = []
        for start in knot.indices where best.count != 2 {
            guard search.steps <= mostSteps else {
                return ShortestCycle(nodes: best.map { knot[$0] }, isShortest: false)
            }
            best = search.circle(from: start, shorterThan: best.isEmpty ? .max : best.count) ?? best
        }
        return ShortestCycle(nodes: best.map { knot[$0] }, isShortest: true)
    }

    private struct Search {
        private let successors: [[Int]]
        /// The start for which a node was last reached, and from which node.
        private var reachedFor: [Int]
        private var cameFrom: [Int]
        private(set) var steps = 0

        init(_ successors: [[Int]]) {
            self.successors = successors
            reachedFor = Array(repeating: -1, count: successors.count)
            cameFrom = reachedFor
        }

        /// Nodes before the start need not be looked at: the circles through them are known.
        mutating func circle(from start: Int, shorterThan limit: Int) -> [Int]? {
            var wave = [start]
            var length = 1
            while !wave.isEmpty, length < limit {
                var next: [Int] = []
                for node in wave {
                    steps += successors[node].count
                    for successor in successors[node] where successor >= start {
                        if successor == start { return way(to: node, from: start) }
                        if reachedFor[successor] != start {
                            reachedFor[successor] = start
                            cameFrom[successor] = node
                            next.append(successor)
                        }
                    }
                }
                wave = next
                length += 1
            }
            return nil
        }

        private func way(to end: Int, from start: Int) -> [Int] {
            var way = [end]
            while let last = way.last, last != start { way.append(cameFrom[last]) }
            return way.reversed()
        }
    }
}
