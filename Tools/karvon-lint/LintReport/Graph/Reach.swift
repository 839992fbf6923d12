/// Which nodes of a drawing can be reached from which, by one import or several.
struct Reach {
    let successors: [[Int]]
    private let reached: [Set<Int>]

    init(_ drawing: Drawing) {
        var successors: [[Int]] = Array(repeating: [], count: drawing.nodes.count)
        for edge in drawing.edges { successors[edge.from].append(edge.to) }
        self.successors = successors
        reached = successors.indices.map { Self.reached(from: $0, successors) }
    }

    func reaches(_ from: Int, _ to: Int) -> Bool { reached[from].contains(to) }

    /// The nodes that a node reaches, by at least one import.
    func from(_ node: Int) -> Set<Int> { reached[node] }

    /// The nodes that reach a node, by at least one import.
    func to(_ node: Int) -> Set<Int> { Set(reached.indices.filter { reached[$0].contains(node) }) }

    private static func reached(from start: Int, _ successors: [[Int]]) -> Set<Int> {
        var seen: Set<Int> = []
        var waiting = [start]
        while let node = waiting.popLast() {
            for next in successors[node] where seen.insert(next).inserted { waiting.append(next) }
        }
        return seen
    }
}
