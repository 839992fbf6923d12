import LintRules

/// A drawing in the language of Graphviz.
enum DotText {
    static func text(_ drawing: Drawing) -> String {
        let names = drawing.nodes.map { quoted($0.name) }
        let nodes = drawing.nodes.enumerated().map { number, node in
            "    \(names[number])\(node.findings.isEmpty ? "" : " [color=\"#d1242f\", penwidth=2]");"
        }
        let edges = drawing.mainEdges.map { edge in
            "    \(names[edge.from]) -> \(names[edge.to])" + attributes(edge, drawing) + ";"
        }
        return (["digraph modules {", "    rankdir=TB;", "    node [shape=box];"] + nodes + edges + ["}"])
            .joined(separator: "\n") + "\n"
    }

    private static func attributes(_ edge: Drawing.Edge, _ drawing: Drawing) -> String {
        guard !edge.findings.isEmpty else { return "" }
        let messages = edge.findings.map { drawing.findings[$0].message }.joined(separator: "\n")
        return " [color=\"#d1242f\", penwidth=2, tooltip=\(quoted(messages))]"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
