import Testing

@testable import karvon_lint

/// How arguments are taken apart, on commands made for it that tell what they were given.
struct CommandParserTests {
    @Test func `an argument may be left out or repeated, and an option's values all count`() {
        #expect(run("paths").output == "[] [:]")
        #expect(run("paths", "a", "b", "c").output == "[\"a\", \"b\", \"c\"] [:]")
        #expect(
            run("paths", "--report", "json=a=b", "x", "--report=text=y").output
                == "[\"x\"] [\"--report\": [\"json=a=b\", \"text=y\"]]")
        #expect(run("word").output == "[] [:]")
        #expect(run("word", "bash").output == "[\"bash\"] [:]")
    }

    @Test func `what stands behind two dashes is no option, and a single dash neither`() {
        #expect(run("paths", "--", "--report", "--help").output == "[\"--report\", \"--help\"] [:]")
        #expect(run("paths", "-").output == "[\"-\"] [:]")
    }

    @Test(arguments: [
        (["paths", "--report", "json"], "--report needs a pair: --report FORMAT=FILE"),
        (["paths", "--report", "=x"], "--report needs a pair: --report FORMAT=FILE"),
        (["paths", "--report", "jsn=x"], "--report is one of json, text, not jsn; did you mean json?"),
        (["paths", "--report="], "--report needs a value: --report FORMAT=FILE"),
        (["paths", "--report", "--flag"], "--report needs a value: --report FORMAT=FILE"),
        (["paths", "--report", "--", "x"], "--report needs a value: --report FORMAT=FILE"),
        (["word", "bahs"], "SHELL is one of bash, zsh, not bahs; did you mean bash?"),
        (["word", "bash", "zsh"], "word takes [SHELL], and was given bash zsh"),
    ])
    func `a value or argument that does not fit is refused`(arguments: [String], message: String) {
        let outcome = parser.run(arguments)
        #expect(outcome.status == .usage)
        #expect(outcome.errors == "karvon-lint: \(message)\nSee `karvon-lint \(arguments[0]) --help`.\n")
    }

    @Test func `help shows what may be left out and what may be repeated`() {
        #expect(
            run("paths", "--help").output == """
                Take paths.

                Usage: karvon-lint paths [options] [PATH...]

                Arguments:
                  [PATH...]  files or folders

                Options:
                  --report FORMAT=FILE  write it there too (json, text); may be repeated
                  --flag                a flag
                  --help                show this

                """)
    }

    private func run(_ arguments: String...) -> Outcome { parser.run(arguments) }

    private let parser = CommandParser(
        commands: [
            CommandModel(
                name: "paths", summary: "Take paths",
                arguments: [CommandModel.Argument(name: "PATH", help: "files or folders", count: .any)],
                options: [
                    CommandModel.Option(
                        name: "--report", value: "FORMAT=FILE", help: "write it there too", choices: ["json", "text"],
                        isRepeated: true),
                    CommandModel.Option(name: "--flag", help: "a flag"),
                ], run: told),
            CommandModel(
                name: "word", summary: "Take a word",
                arguments: [
                    CommandModel.Argument(name: "SHELL", help: "a shell", count: .optional, choices: ["bash", "zsh"])
                ], run: told),
        ], context: Context(folder: "/", environment: [:], isTerminal: false))

    private static func told(_ invocation: Invocation) -> Outcome {
        Outcome(output: "\(invocation.arguments) \(invocation.values)")
    }
}
