import LintRules

/// A drawing as SVG: light or dark as its reader prefers, with a tooltip on each box and line.
enum SVGText {
    static func text(_ drawing: Drawing, title: String) -> String {
        let edges = drawing.mainEdges
        let widths = drawing.nodes.map { Double($0.name.count) * 7.1 + 24 }
        let layout = LayeredLayout(
            widths: widths, groups: drawing.nodes.map { $0.group ?? "" }, edges: edges.map { ($0.from, $0.to) })
        let hues = GroupHues(drawing)
        let (width, height) = (Int(layout.width.rounded(.up)) + 48, Int(layout.height.rounded(.up)) + 92)
        let keys = hues.names.map { Key(groupOf: $0, hues) } + Key.marks(drawing.nodes, edges)
        let legend = Self.legend(keys, top: height - 8, width: Double(width))
        let whole = height + legend.height
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(whole)\""
                + " viewBox=\"0 0 \(width) \(whole)\" role=\"img\">",
            "<title>\(Markup.escaped(title.isEmpty ? "Who imports whom" : "\(title): who imports whom"))</title>",
            "<style>\(style)\(hues.style)\(wrongStyle)</style>",
            "<defs>\(marker("arrow", "edge"))\(marker("arrow-wrong", "wrong"))</defs>",
            "<rect class=\"back\" width=\"\(width)\" height=\"\(whole)\"/>",
            "<text class=\"title\" x=\"24\" y=\"34\">\(Markup.escaped(title.isEmpty ? "modules" : title))</text>",
            "<text class=\"note\" x=\"24\" y=\"54\">\(Markup.escaped(subtitle(drawing, edges)))</text>",
            "<g transform=\"translate(24 76)\">",
        ]
        // What is against the rules lies on top.
        let order = edges.indices.sorted {
            (edges[$0].findings.isEmpty ? 0 : 1, $0) < (edges[$1].findings.isEmpty ? 0 : 1, $1)
        }
        let lines = order.map { line(edges[$0], layout.routes[$0], drawing) }
        let boxes = drawing.nodes.indices.map { box(drawing.nodes[$0], layout.boxes[$0], drawing, hues) }
        return (head + lines + boxes + ["</g>"] + legend.lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func subtitle(_ drawing: Drawing, _ edges: [Drawing.Edge]) -> String {
        let implied = drawing.edges.count - edges.count
        let wrong = edges.count { !$0.findings.isEmpty }
        let parts =
            [Count.text(drawing.nodes.count, "module"), Count.text(edges.count, "line")]
            + (implied > 0 ? ["\(Count.text(implied, "import")) that others imply not drawn"] : [])
            + (wrong > 0 ? ["\(wrong) against the rules"] : []) + ["importers stand left of what they import"]
        return parts.joined(separator: " · ")
    }

    private static func line(_ edge: Drawing.Edge, _ route: [LayeredLayout.Point], _ drawing: Drawing) -> String {
        let isWrong = !edge.findings.isEmpty
        let (from, to) = (drawing.nodes[edge.from].name, drawing.nodes[edge.to].name)
        // Neither counts nor places: the drawing is kept beside the sources, and changes when the modules do.
        let tip = ["\(from) → \(to)"] + drawing.messages(edge.findings)
        return "<path class=\"\(isWrong ? "edge wrong" : "edge")\" d=\"\(curve(route))\""
            + " marker-end=\"url(#arrow\(isWrong ? "-wrong" : ""))\">\(tooltip(tip))</path>"
    }

    /// A line through points that leaves and reaches each of them level.
    private static func curve(_ points: [LayeredLayout.Point]) -> String {
        guard let first = points.first else { return "" }
        let parts = zip(points, points.dropFirst()).map { one, next -> String in
            if one.y == next.y { return "L\(number(next.x)) \(number(next.y))" }
            let half = (one.x + next.x) / 2
            return
                "C\(number(half)) \(number(one.y)) \(number(half)) \(number(next.y)) \(number(next.x)) \(number(next.y))"
        }
        return "M\(number(first.x)) \(number(first.y))" + parts.joined()
    }

    private static func box(
        _ node: Drawing.Node, _ box: LayeredLayout.Box, _ drawing: Drawing, _ hues: GroupHues
    ) -> String {
        let classes =
            ["node", node.kind.rawValue, hues.className(node.group)] + (node.findings.isEmpty ? [] : ["wrong"])
        let tip = [node.name + (node.group.map { " (\($0))" } ?? "")] + (node.folder.map { [$0] } ?? [])
        return
            "<g class=\"\(classes.joined(separator: " "))\" transform=\"translate(\(number(box.x)) \(number(box.y)))\">"
            + "<rect width=\"\(number(box.width))\" height=\"\(number(LayeredLayout.boxHeight))\" rx=\"7\"/>"
            + "<text x=\"\(number(box.width / 2))\" y=\"18\">\(Markup.escaped(node.name))</text>"
            + tooltip(tip + drawing.messages(node.findings)) + "</g>"
    }

    private static func legend(_ keys: [Key], top: Int, width: Double) -> (lines: [String], height: Int) {
        var lines: [String] = []
        var (x, row) = (24.0, 0)
        for key in keys {
            let room = Double(key.text.count) * 6.6 + 40
            if x + room > width - 24, x > 24 { (x, row) = (24, row + 1) }
            let place = "translate(\(number(x)) \(row * 22))"
            lines.append(
                "<g class=\"key\(key.className)\" transform=\"\(place)\">\(key.mark)"
                    + "<text x=\"20\" y=\"11.5\"\(key.isBox ? " style=\"text-anchor:start\"" : "")>"
                    + "\(Markup.escaped(key.text))</text></g>")
            x += room
        }
        guard !lines.isEmpty else { return ([], 0) }
        return (["<g class=\"keys\" transform=\"translate(0 \(top))\">"] + lines + ["</g>"], row * 22 + 30)
    }

    private static func tooltip(_ lines: [String]) -> String {
        "<title>\(Markup.escaped(lines.joined(separator: "\n")))</title>"
    }

    private static func marker(_ id: String, _ name: String) -> String {
        "<marker id=\"\(id)\" class=\"\(name)-tip\" viewBox=\"0 0 8 8\" refX=\"7.5\" refY=\"4\" markerWidth=\"8\""
            + " markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0.5 0.8 7.5 4 0.5 7.2z\"/></marker>"
    }

    private static func number(_ value: Double) -> String { JSON.decimalText(Int((value * 10).rounded()) * 100) }
}
