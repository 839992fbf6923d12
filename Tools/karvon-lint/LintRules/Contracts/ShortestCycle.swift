/// Finds a shortest circle within a knot.
enum ShortestCycle {
    /// Starts from at most this many nodes of a knot, so that thousands are done in no time.
    private static let mostStarts = 100

    /// The nodes in their order, the first not repeated; of equally short circles the first by nodes.
    static func find(in knot: [Int], _ successors: [[Int]]) -> [Int] {
        let inside = Set(knot)
        var best: [Int] = []
        for start in knot.prefix(mostStarts) {
            if best.count == 2 { break }
            if let circle = circle(from: start, inside, successors, shorterThan: best.isEmpty ? .max : best.count) {
                best = circle
            }
        }
        return best
    }

    private static func circle(
        from start: Int, _ inside: Set<Int>, _ successors: [[Int]], shorterThan limit: Int
    ) -> [Int]? {
        var cameFrom: [Int: Int] = [:]
        var wave = [start]
        var length = 1
        while !wave.isEmpty, length < limit {
            var next: [Int] = []
            for node in wave {
                for successor in successors[node] where inside.contains(successor) {
                    if successor == start { return way(to: node, from: start, cameFrom) }
                    if cameFrom[successor] == nil {
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

    private static func way(to end: Int, from start: Int, _ cameFrom: [Int: Int]) -> [Int] {
        var way = [end]
        while let last = way.last, last != start, let previous = cameFrom[last] { way.append(previous) }
        return way.reversed()
    }
}
