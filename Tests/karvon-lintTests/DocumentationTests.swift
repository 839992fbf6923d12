import Foundation
import Testing

@testable import karvon_lint

struct DocumentationTests {
    @Test func `the documentation shows every command as it is`() throws {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = root.appending(path: "docs/karvon-lint.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let table = CommandHelp.documentation(Commands.all)
        let isThere = text.contains(table)
        if !isThere, ProcessInfo.processInfo.environment["KARVON_RECORD"] == "1" {
            let head = String(table.prefix { $0 != "\n" })
            let start = try #require(text.range(of: head)).lowerBound
            let end = try #require(text.range(of: "\n\n", range: start..<text.endIndex)).lowerBound
            try Data("\(text[..<start])\(table.dropLast())\(text[end...])".utf8).write(to: page)
        }
        #expect(isThere, "KARVON_RECORD=1 writes this table into docs/karvon-lint.md:\n\(table)")
    }

    @Test func `manual and documentation tell every option of every command`() {
        let manual = ManualPage.text(Commands.all)
        for command in Commands.all where !command.isHidden {
            #expect(manual.contains(".Ss \(command.name)\n.Nm\n.Cm \(command.name)\n"))
            for option in command.options { #expect(manual.contains(".It Fl \(option.name.dropFirst())")) }
        }
    }
}
