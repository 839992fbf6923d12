import Foundation
import Testing

@testable import karvon_lint

/// What is offered to a shell, by the model of the commands.
struct WordCompletionTests {
    @Test(arguments: [
        (["ch"], ["check"]), (["--v"], ["--version"]), (["help", "gr"], ["graph"]),
        (["check", "--for"], ["--format"]), (["check", "--format", "t"], ["text"]),
        (["check", "--format=t"], ["--format=text"]), (["check", "--format", "=", "t"], ["text"]),
        (["check", "--no-cache", "--no"], []), (["completions", "z"], ["zsh"]), (["completions", "zsh", ""], []),
        (["check", "--rules", "a"], [":files"]), (["check", "--rules=a"], [":files"]),
        (["check", "--package-path", ""], [":folders"]), (["check", "--", "--for"], [":files"]),
        (["check", "und"], ["undeclared-import", ":files"]),
        (["explain", "undecl"], ["undeclared-import"]), (["nothing", ""], []), (["may", "A", "B", ""], []),
    ])
    func `the last word is completed by what stands in front of it`(words: [String], offered: [String]) {
        #expect(offers(words) == offered)
    }

    @Test func `hidden commands are not offered, nor shown in help, manual and documentation`() {
        #expect(!offers([""]).contains("complete"))
        #expect(offers([""]).count == Commands.all.count { !$0.isHidden } + 2)
        #expect(!CommandHelp.overview(Commands.all).contains("  complete "))
        #expect(!ManualPage.text(Commands.all).contains(".Ss complete\n"))
    }

    @Test func `a pair's key is offered with its =, and then files`() {
        let option = CommandModel.Option(
            name: "--report", value: "FORMAT=FILE", help: "", choices: ["json", "text"], completion: .files,
            isRepeated: true)
        let command = CommandModel(name: "check", summary: "", options: [option], run: { _ in Outcome() })
        #expect(offers(["check", "--report", "j"], [command]) == ["json="])
        #expect(offers(["check", "--report=j"], [command]) == ["--report=json="])
        #expect(offers(["check", "--report", "json=a"], [command]) == [":files"])
        #expect(offers(["check", "--report", "json", "=", "a"], [command]) == [":files"])
        #expect(offers(["check", "--report", "json=a", "--re"], [command]) == ["--report"])
    }

    private func offers(_ words: [String], _ commands: [CommandModel] = Commands.all) -> [String] {
        let context = Context(folder: "/", environment: [:], isTerminal: false)
        let completion = WordCompletion(commands: commands, names: { _, _ in ["undeclared-import"] }, context: context)
        return completion.offers(for: words).map { String($0.line.prefix { $0 != "\t" }) }
    }
}
