import Foundation
import Testing

@testable import karvon_lint

@Suite(ToolPackage())
struct GraphCommandTests {
    @Test func `a file's ending says the language, and what is against the rules is red`() throws {
        for (file, part) in [
            ("out/g.mmd", "linkStyle 0,1 stroke:#d1242f"), ("g.dot", "\"Screen\" -> \"Model\" [color=\"#d1242f\""),
            ("g.svg", "class=\"edge wrong\""), ("g.html", "Screen reaches Store through Model"),
        ] {
            #expect(ToolPackage.run("graph", "--output", file) == Outcome())
            let text = try String(contentsOfFile: "\(ToolPackage.folder)/\(file)", encoding: .utf8)
            #expect(text.contains(part), "\(file)")
            #expect(ToolPackage.run("graph", "--verify", file) == Outcome())
        }
    }

    @Test func `focus, reaches and reached-by name modules that there are`() {
        let focus = ToolPackage.run("graph", "--format", "dot", "--reached-by", "Model", "--rules", "none.json5")
        #expect(focus.status == .failure)
        let part = ToolPackage.run("graph", "--format", "dot", "--reached-by", "Model").output
        #expect(part.contains("\"Model\" -> \"Store\"") && !part.contains("\"Screen\""))
        let unknown = ToolPackage.run("graph", "--focus", "Scren")
        #expect(unknown.status == .usage)
        #expect(unknown.errors.hasPrefix("karvon-lint: there is no module Scren; did you mean Screen?"))
    }

    @Test func `metrics are a table or JSON, and count what the sources declare`() throws {
        let table = ToolPackage.run("metrics")
        #expect(table.status == .success)
        #expect(
            table.output.hasPrefix(
                """
                module  Ca  Ce  ext  types  abs     I     A     D
                Model    1   1    0      0    0  0.50     -     -
                Screen   0   1    0      1    0  1.00  0.00  0.00
                Store    1   0    0      0    0  0.00     -     -

                """))
        #expect(ToolPackage.run("metrics", "--format", "json", "--output", "m.json") == Outcome())
        let json = try String(contentsOfFile: "\(ToolPackage.folder)/m.json", encoding: .utf8)
        #expect(json.hasPrefix("{\n  \"version\": 1,\n"))
    }
}
