import Foundation
import LintReport
import LintRules
import Testing

struct GraphPageTests {
    private let nasty = "</script><script>alert(1)</script><!-- \u{2028} \" \\ ' &"

    private func page(_ drawing: Drawing, _ selection: DrawingSelection = DrawingSelection()) -> String {
        GraphFormat.html.text(drawing, selection, title: "Shop </title>")
    }

    private func data(_ page: String) throws -> JSONValue {
        let start = try #require(page.firstRange(of: "id=\"data\">"))
        let end = try #require(page[start.upperBound...].firstRange(of: "</script>"))
        return try JSONValue(String(page[start.upperBound..<end.lowerBound]))
    }

    @Test func `names and messages with markup stay text`() throws {
        let graph = ImportGraph.sample("A\(nasty) -> B", "B")
        let page = page(Drawing(graph, findings: [.wrong("A\(nasty)", "B", nasty)]))
        #expect(page.components(separatedBy: "</script>").count == 4)
        #expect(page.components(separatedBy: "<script").count == 4)
        #expect(!page.contains("alert(1)</"))
        #expect(page.contains("<title>Shop &lt;/title&gt;: who imports whom</title>"))
        let data = try data(page)
        #expect(data["nodes"]?[0]?["name"]?.string == "A\(nasty)")
        #expect(data["findings"]?[0]?["message"]?.string == nasty)
        #expect(data["edges"]?[0]?["findings"] == .array([.int(0)]))
    }

    @Test func `the page loads nothing, and forbids it`() {
        let page = page(Drawing(.sample("A -> B", "B")))
        #expect(page.contains("content=\"default-src 'none';"))
        let links = page.matches(of: /https?:\/\/[^"' )]+/).map { String($0.output) }
        #expect(Set(links) == ["http://www.w3.org/2000/svg"])
        #expect(!page.contains("src="))
    }

    @Test func `the page holds everything, and what was asked for is only where it begins`() throws {
        let graph = ImportGraph.sample("App -> Core foundation", "Core", "AppTests -> App")
        var selection = DrawingSelection()
        selection.focus = ["Core"]
        selection.collapsed = true
        let data = try data(page(Drawing(graph, groups: graph.groups(["App": "g"])), selection))
        #expect(data["nodes"]?.array.map { $0["name"]?.string } == ["App", "AppTests", "Core", "foundation"])
        #expect(data["nodes"]?.array.map { $0["kind"]?.string } == ["module", "test", "module", "external"])
        #expect(data["start"]?["focus"] == .array([.string("Core")]))
        #expect(data["start"]?["collapsed"] == .bool(true))
        #expect(data["start"]?["tests"] == .bool(false))
        selection.reaches = ["Core"]
        let part = try self.data(page(Drawing(graph), selection))
        #expect(part["nodes"]?.array.map { $0["name"]?.string } == ["App", "AppTests", "Core"])
    }

    @Test(.enabled(if: Node.path != nil, "the page's script is tried where there is node"))
    func `the page's own layout and selection are right`() throws {
        let output = try Node.run(["--test", Node.tests])
        #expect(output.status == 0, "\(output.text)")
    }
}

/// The JavaScript that is on this machine.
private enum Node {
    static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/node" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "layout.test.js").path

    static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: path ?? "/")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
