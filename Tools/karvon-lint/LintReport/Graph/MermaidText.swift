/// A drawing in Mermaid's language.
enum MermaidText {
    static func text(_ drawing: Drawing) -> String {
        let ids = ids(drawing.nodes.map(\.name))
        let nodes = drawing.nodes.enumerated().map { "    \(ids[$0])[\(label($1.name))]" }
        let edges = drawing.mainEdges
        let lines = edges.map { "    \(ids[$0.from]) --> \(ids[$0.to])" }
        let wrong = edges.indices.filter { !edges[$0].findings.isEmpty }.map(String.init)
        let style =
            wrong.isEmpty ? [] : ["    linkStyle \(wrong.joined(separator: ",")) stroke:#d1242f,stroke-width:3px"]
        let nodeStyle = drawing.nodes.indices.filter { !drawing.nodes[$0].findings.isEmpty }.map {
            "    style \(ids[$0]) stroke:#d1242f,stroke-width:3px"
        }
        return (["graph TD"] + nodes + lines + style + nodeStyle).joined(separator: "\n") + "\n"
    }

    /// Names that Mermaid takes as one word, each another.
    private static func ids(_ names: [String]) -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            var word = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            if word == "end" { word = "end_" }
            while !taken.insert(word).inserted { word += "_" }
            return word
        }
    }

    private static func label(_ name: String) -> String {
        name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) } ? name : "\"\(Markup.escaped(name))\""
    }
}
