import LintRules

/// The targets of a package and who imports whom, without tests and modules from elsewhere, as a drawing's text.
package enum GraphFormat: String, CaseIterable, Sendable {
    case mermaid, dot

    package func text(_ graph: ImportGraph) -> String {
        let drawn = DrawnGraph(graph)
        switch self {
        case .mermaid: return mermaid(drawn)
        case .dot: return dot(drawn)
        }
    }

    private func mermaid(_ graph: DrawnGraph) -> String {
        let nodes = graph.names.map { "    \(id($0))[\($0)]" }
        let edges = graph.edges.map { "    \(id($0.from)) --> \(id($0.to))" }
        return (["graph TD"] + nodes + edges).joined(separator: "\n") + "\n"
    }

    private func dot(_ graph: DrawnGraph) -> String {
        let nodes = graph.names.map { "    \"\($0)\";" }
        let edges = graph.edges.map { "    \"\($0.from)\" -> \"\($0.to)\";" }
        return (["digraph modules {", "    rankdir=TB;", "    node [shape=box];"] + nodes + edges + ["}"])
            .joined(separator: "\n") + "\n"
    }

    /// A name that Mermaid takes as one word.
    private func id(_ name: String) -> String {
        let word = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return word == "end" ? "end_" : word
    }
}

/// What is drawn of a graph: edges that other edges imply are left out, so that a person can follow the lines.
struct DrawnGraph {
    let names: [String]
    let edges: [(from: String, to: String)]

    init(_ graph: ImportGraph) {
        let drawn = graph.checked(withTests: false)
        names = drawn.map(graph.name)
        let inside = Set(drawn)
        let successors = Dictionary(
            uniqueKeysWithValues: drawn.map { module in
                (module, graph.edges[module].map(\.to).filter { inside.contains($0) })
            })
        edges = drawn.flatMap { module in
            let direct = successors[module] ?? []
            return direct.filter { target in
                !direct.contains { other in
                    other != target && Self.reaches(other, target, successors)
                        && !Self.reaches(target, other, successors)
                }
            }.map { (graph.name(module), graph.name($0)) }
        }
    }

    private static func reaches(_ from: Int, _ to: Int, _ successors: [Int: [Int]]) -> Bool {
        var seen: Set<Int> = [from]
        var waiting = [from]
        while let module = waiting.popLast() {
            for next in successors[module] ?? [] {
                if next == to { return true }
                if seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return false
    }
}
