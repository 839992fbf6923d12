import LintPackage
import LintReport
import LintRules
import Testing

struct GraphFormatTests {
    private let graph: ImportGraph = {
        let names = ["app-tool", "Core", "Model", "Tests", "Foundation"]
        let modules = names.map { name in
            GraphModule(
                name: name, module: name, kind: name == "Tests" ? .test : name == "Foundation" ? nil : .library,
                target: nil, isChecked: name != "Foundation")
        }
        let site = ImportSite(place: SourcePlace(path: "f", line: 1, column: 1))
        let edges = [[1, 2, 4], [], [1], [1], []].map { targets in
            targets.map { ImportGraph.Edge(to: $0, sites: [site]) }
        }
        return ImportGraph(modules: modules, edges: edges)
    }()

    @Test func `Mermaid draws the targets without tests, and no edge that others imply`() {
        #expect(
            GraphFormat.mermaid.text(graph) == """
                graph TD
                    app_tool[app-tool]
                    Core[Core]
                    Model[Model]
                    app_tool --> Model
                    Model --> Core

                """)
    }

    @Test func `dot draws the same`() {
        #expect(
            GraphFormat.dot.text(graph) == """
                digraph modules {
                    rankdir=TB;
                    node [shape=box];
                    "app-tool";
                    "Core";
                    "Model";
                    "app-tool" -> "Model";
                    "Model" -> "Core";
                }

                """)
    }
}
