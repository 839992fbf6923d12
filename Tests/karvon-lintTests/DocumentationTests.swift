import Foundation
import Testing

@testable import karvon_lint

struct DocumentationTests {
    @Test func `the documentation shows every command as it is`() throws {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/karvon-lint.md"), encoding: .utf8)
        let table = CommandHelp.documentation(Commands.all)
        let isThere = text.contains(table)
        #expect(isThere, "write this table into docs/karvon-lint.md:\n\(table)")
    }

    @Test func `manual and documentation tell every option of every command`() {
        let manual = ManualPage.text(Commands.all)
        for command in Commands.all where !command.isHidden {
            #expect(manual.contains(".Ss \(command.name)\n.Nm\n.Cm \(command.name)\n"))
            for option in command.options { #expect(manual.contains(".It Fl \(option.name.dropFirst())")) }
        }
    }
}
