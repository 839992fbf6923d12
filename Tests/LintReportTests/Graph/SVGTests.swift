import LintReport
import LintRules
import Testing

struct SVGTests {
    @Test func `each module is a box and each line a path, with what is against the rules on top and told`() throws {
        let graph = ImportGraph.sample("App -> Data", "Data -> Domain", "Domain")
        let drawing = Drawing(graph, findings: [.wrong("App", "Data", "use <the> \"domain\" & more")])
        let text = GraphFormat.svg.text(drawing, DrawingSelection(), title: "Shop & Co")
        let root = try XMLTree(text)
        #expect(root.name == "svg")
        #expect(root.children.first?.text == "Shop & Co: who imports whom")
        let boxes = root.all("g").filter { $0.attributes["class"]?.hasPrefix("node") == true }
        #expect(boxes.map { $0.all("text").first?.text } == ["App", "Data", "Domain"])
        let lines = root.all("path").filter { $0.attributes["class"]?.hasPrefix("edge") == true }
        #expect(lines.map { $0.attributes["class"] } == ["edge", "edge wrong"])
        #expect(
            lines[1].all("title").first?.text
                == "App → Data\nerror: use <the> \"domain\" & more [r]")
        #expect(text.contains("prefers-color-scheme:dark"))
        #expect(text == GraphFormat.svg.text(drawing, DrawingSelection(), title: "Shop & Co"))
    }

    @Test func `groups have colors and a legend, whatever they are called`() throws {
        let graph = ImportGraph.sample("One -> Two")
        let drawing = Drawing(graph, groups: graph.groups(["One": "<a>\u{0}", "Two": "b\""]))
        let root = try XMLTree(GraphFormat.svg.text(drawing, DrawingSelection()))
        let keys = root.all("g").filter { $0.attributes["class"]?.hasPrefix("key ") == true }
        #expect(keys.map { $0.all("text").first?.text } == ["<a>␀", "b\""])
        #expect(keys.map { $0.attributes["class"] } == ["key g0", "key g1"])
    }

    @Test func `the legend says what red lines and other boxes mean, when there are some`() throws {
        let wrong = Drawing(.sample("App -> Data"), findings: [.wrong("App", "Data", "no")])
        let root = try XMLTree(GraphFormat.svg.text(wrong, DrawingSelection()))
        let keys = root.all("g").filter { $0.attributes["class"]?.hasPrefix("key") == true }
        #expect(keys.compactMap { $0.all("text").first?.text }.last == "against the rules")
        let plain = try XMLTree(GraphFormat.svg.text(Drawing(.sample("App -> Data")), DrawingSelection()))
        #expect(plain.all("g").allSatisfy { $0.attributes["class"]?.hasPrefix("key") != true })
    }

    @Test func `nothing to draw is a drawing all the same`() throws {
        #expect(try XMLTree(GraphFormat.svg.text(Drawing(.sample()), DrawingSelection())).name == "svg")
    }
}
