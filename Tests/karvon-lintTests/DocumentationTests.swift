import Foundation
import Testing

@testable import karvon_lint

struct DocumentationTests {
    @Test func `the documentation shows every command as it is`() throws {
        let text = try Self.text("docs/karvon-lint.md")
        let table = CommandHelp.documentation(Commands.all)
        let isThere = text.contains(table)
        #expect(isThere, "write this table into docs/karvon-lint.md:\n\(table)")
    }

    @Test func `every command that the documentation and the hooks write is there, and has the options`() throws {
        let text = try Self.text("docs/karvon-lint.md") + Self.text(".pre-commit-hooks.yaml")
        let lines = text.matches(of: /(?m)(?:^    .*|`.*|entry: .*)karvon-lint(?:-write)? ([a-z]+)([^\n`|&]*)/)
        #expect(lines.count > 10)
        for line in lines {
            let command = Commands.all.first { $0.name == line.1 }
            let options = line.2.split(whereSeparator: { " =".contains($0) }).filter { $0.hasPrefix("--") }
            #expect(command != nil, "\(line.0)")
            for name in options { #expect(command?.options.contains { $0.name == name } == true, "\(line.0)") }
        }
    }

    private static func text(_ path: String) throws -> String {
        let root = URL(filePath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test func `manual and documentation tell every option of every command`() {
        let manual = ManualPage.text(Commands.all)
        for command in Commands.all where !command.isHidden {
            #expect(manual.contains(".Ss \(command.name)\n.Nm\n.Cm \(command.name)\n"))
            for option in command.options { #expect(manual.contains(".It Fl \(option.name.dropFirst())")) }
        }
    }
}
