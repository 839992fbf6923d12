import Foundation
import Testing

@testable import karvon_lint

struct UsageTests {
    @Test(arguments: [
        (["chekc"], "there is no command chekc; did you mean check?\nSee `karvon-lint --help`."),
        (
            ["check", "--formt", "json"],
            "check has no option --formt; did you mean --format?\nSee `karvon-lint check --help`."
        ),
        (
            ["check", "--format", "jsn"],
            "--format is one of text, json, sarif, junit, github, not jsn; did you mean json?\nSee `karvon-lint check --help`."
        ),
        (["check", "--rules"], "--rules needs a value: --rules FILE\nSee `karvon-lint check --help`."),
        (["check", "--no-cache=1"], "--no-cache takes no value\nSee `karvon-lint check --help`."),
        (["graph", "more"], "graph takes no argument, and was given more\nSee `karvon-lint graph --help`."),
        (["why", "A"], "why takes A B, and was given A\nSee `karvon-lint why --help`."),
    ])
    func `what is not understood ends with 64 and says what was meant`(arguments: [String], message: String) {
        #expect(run(arguments) == Outcome(status: .usage, errors: "karvon-lint: \(message)\n"))
    }

    @Test func `options for every package may stand in front of the command`() {
        let behind = run(["why", "--package-path", "/nowhere", "A", "B"])
        #expect(run(["--package-path", "/nowhere", "why", "A", "B"]) == behind)
        #expect(run(["--package-path=/nowhere", "--no-cache", "why", "A", "B"]) == behind)
        #expect(
            run(["--packge-path", "X", "check"]).errors.hasPrefix("karvon-lint: there is no command --packge-path"))
    }

    @Test func `help is there at each level`() {
        #expect(run(["--help"]).status == .success)
        #expect(run([]) == Outcome(status: .usage, output: run(["--help"]).output))
        for command in Commands.all where !command.isHidden {
            #expect(run(["--help"]).output.contains("  \(command.name) "))
            let help = run([command.name, "--help"]).output
            #expect(help == run(["help", command.name]).output)
            #expect(help.hasPrefix("\(command.summary).\n"))
            for option in command.options { #expect(help.contains("  \(option.name)")) }
        }
    }

    @Test func `what can't be read ends with 2 and says why`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-lint-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ToolPackage.write("{ contract: [] }", to: "wrong.json5", in: folder)
        let none = run(["check"], in: folder)
        #expect(none.status == .failure)
        #expect(none.errors.contains("there is no Package.swift here, nor in a folder above"))
        let nowhere = run(["check", "--package-path", folder + "/nowhere"], in: folder)
        #expect(
            nowhere == Outcome(status: .failure, errors: "karvon-lint: \(folder)/nowhere: there is no such folder\n"))
        let missing = run(["check", "--rules", "none.json5"], in: folder)
        #expect(missing.status == .failure)
        #expect(missing.errors.hasPrefix("karvon-lint: the rules file none.json5 can't be read: "))
        let wrong = run(["check", "--rules", "wrong.json5"], in: folder)
        #expect(wrong.status == .failure)
        #expect(wrong.errors.contains("wrong.json5:1:3: expected a key of the rules file"))
    }

    @Test func `colors are for terminals, and NO_COLOR takes them away`() {
        #expect(Context(folder: "/", environment: [:], isTerminal: true).isColored)
        #expect(!Context(folder: "/", environment: ["NO_COLOR": "1"], isTerminal: true).isColored)
        #expect(!Context(folder: "/", environment: [:], isTerminal: false).isColored)
    }

    private func run(_ arguments: [String], in folder: String = "/") -> Outcome {
        let context = Context(folder: folder, environment: ProcessInfo.processInfo.environment, isTerminal: false)
        return CommandParser(commands: Commands.all, context: context).run(arguments)
    }
}
