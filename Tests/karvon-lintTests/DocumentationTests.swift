import Foundation
import Testing

@testable import karvon_lint

struct DocumentationTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the documentation shows every command as it is`() throws {
        let page = Self.root.appending(path: "docs/karvon-lint.md")
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

    @Test func `every command that the documentation and the hooks write is there, and has the options`() throws {
        let text = try ["docs/karvon-lint.md", "docs/karvon-lint-rules.md", ".pre-commit-hooks.yaml"].map { file in
            try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
        }.joined()
        let lines = text.matches(of: /(?m)(?:^    .*|`.*|entry: .*)karvon-lint(?:-write)? ([a-z]+)([^\n`|&]*)/)
        #expect(lines.count > 10)
        for line in lines {
            let command = Commands.all.first { $0.name == line.1 }
            let options = line.2.split(whereSeparator: { " =".contains($0) }).filter { $0.hasPrefix("--") }
            #expect(command != nil, "\(line.0)")
            for name in options { #expect(command?.options.contains { $0.name == name } == true, "\(line.0)") }
        }
    }

    @Test func `manual and documentation tell every option of every command`() {
        let manual = ManualPage.text(Commands.all)
        for command in Commands.all where !command.isHidden {
            #expect(manual.contains(".Ss \(command.name)\n.Nm\n.Cm \(command.name)\n"))
            for option in command.options { #expect(manual.contains(".It Fl \(option.name.dropFirst())")) }
        }
    }
}
