import LintReport
import LintRules
import Testing

struct DrawingTests {
    private let graph = ImportGraph.sample(
        "App -> OneData TwoData foundation", "OneData -> OneDomain", "TwoData -> TwoDomain OneDomain",
        "AppTests -> App testing", "Alone -> foundation")

    private func drawn(_ drawing: Drawing, _ selection: DrawingSelection) -> [String] {
        let shown = drawing.selecting(selection)
        return shown.edges.map { "\(shown.nodes[$0.from].name) -> \(shown.nodes[$0.to].name)" }
    }

    private func names(_ change: (inout DrawingSelection) -> Void) -> [String] {
        var selection = DrawingSelection()
        change(&selection)
        return Drawing(graph).selecting(selection).nodes.map(\.name)
    }

    @Test func `tests and modules from elsewhere are shown when asked for`() {
        #expect(names { _ in } == ["Alone", "App", "OneData", "OneDomain", "TwoData", "TwoDomain"])
        #expect(
            names {
                $0.tests = true
                $0.external = true
            } == [
                "Alone", "App", "AppTests", "OneData", "OneDomain", "TwoData", "TwoDomain", "foundation", "testing",
            ])
    }

    @Test func `what the modules of a circle import follows from none of the others of the circle`() {
        let circle = ImportGraph.sample("A -> B C", "B -> A C", "C -> D", "Over -> A D")
        let drawing = Drawing(circle)
        #expect(
            drawing.mainEdges.map { "\(drawing.nodes[$0.from].name) -> \(drawing.nodes[$0.to].name)" } == [
                "A -> B", "A -> C", "B -> A", "B -> C", "C -> D", "Over -> A",
            ])
    }

    @Test func `focus shows what a module reaches and what reaches it`() {
        #expect(names { $0.focus = ["OneData"] } == ["App", "OneData", "OneDomain"])
        #expect(
            names { $0.focus = ["OneData", "TwoDomain"] } == ["App", "OneData", "OneDomain", "TwoData", "TwoDomain"])
        #expect(names { $0.focus = ["foundation"] } == ["Alone", "App", "foundation"])
    }

    @Test func `reaches and reached-by show one side, and both what lies between`() {
        #expect(names { $0.reaches = ["OneDomain"] } == ["App", "OneData", "OneDomain", "TwoData"])
        #expect(names { $0.reachedBy = ["TwoData"] } == ["OneDomain", "TwoData", "TwoDomain"])
        #expect(
            names {
                $0.reachedBy = ["App"]
                $0.reaches = ["OneDomain"]
            } == ["App", "OneData", "OneDomain", "TwoData"])
    }

    @Test func `groups are drawn as one, with what is against the rules between and within them`() throws {
        let groups = graph.groups(["OneData": "One", "OneDomain": "One", "TwoData": "Two", "TwoDomain": "Two"])
        let drawing = Drawing(
            graph, findings: [.wrong("TwoData", "OneDomain", "between"), .wrong("OneData", "OneDomain", "within")],
            groups: groups)
        var selection = DrawingSelection()
        selection.collapsed = true
        #expect(drawn(drawing, selection) == ["App -> One", "App -> Two", "Two -> One"])
        let text = GraphFormat.dot.text(drawing, selection)
        #expect(text.contains("\"Two\" -> \"One\" [color=\"#d1242f\", penwidth=2, tooltip=\"between\"];"))
        #expect(text.contains("\"One\" [color=\"#d1242f\", penwidth=2];"))
        #expect(!text.contains("\"App\" -> \"One\";"))
    }

    @Test func `an import against the rules is drawn though others imply it, and every step of a chain is red`() {
        let graph = ImportGraph.sample("A -> B C", "B -> C", "C -> D")
        let plain = GraphFormat.mermaid.text(Drawing(graph), DrawingSelection())
        #expect(!plain.contains("A --> C"))
        let wrong = GraphFormat.mermaid.text(Drawing(graph, findings: [.wrong("A", "C")]), DrawingSelection())
        #expect(wrong.contains("A --> C"))
        #expect(wrong.hasSuffix("    linkStyle 1 stroke:#d1242f,stroke-width:3px\n"))
        var chain = Finding.wrong("B", "D")
        chain.chain = [Hop(from: "B", to: "C", place: nil), Hop(from: "C", to: "D", place: nil)]
        let steps = GraphFormat.mermaid.text(Drawing(graph, findings: [chain]), DrawingSelection())
        #expect(steps.hasSuffix("    linkStyle 1,2 stroke:#d1242f,stroke-width:3px\n"))
    }

    @Test func `names that are no words are quoted, each as another`() {
        let graph = ImportGraph.sample("A-b -> A_b", "A_b", "End \"x\" <y>")
        let text = GraphFormat.mermaid.text(Drawing(graph), DrawingSelection())
        #expect(text.contains("    A_b[A-b]\n    A_b_[A_b]\n"))
        #expect(text.contains("[\"End &quot;x&quot; &lt;y&gt;\"]"))
        #expect(GraphFormat.dot.text(Drawing(graph), DrawingSelection()).contains("    \"End \\\"x\\\" <y>\";\n"))
    }
}
