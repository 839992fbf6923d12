/// The texts of `--help`, made from the same model as the parser.
enum CommandHelp {
    static func overview(_ commands: [CommandModel]) -> String {
        let commands = commands.filter { !$0.isHidden }
        let width = commands.map(\.name.count).max() ?? 0
        let lines = commands.map { "  \(padded($0.name, width))  \($0.summary)" }
        return """
            karvon-lint checks who imports whom in a Swift package, and what its targets declare.

            Usage: karvon-lint COMMAND
                   karvon-lint --version

            Commands:
            \(lines.joined(separator: "\n"))

            See `karvon-lint COMMAND --help`. Exit codes: 0 yes or nothing found, 1 no or errors found,
            2 the package or the rules can't be read, 64 the command is not understood.

            """
    }

    static func text(_ command: CommandModel) -> String {
        var sections = ["\(command.summary).", "Usage: \(command.usage)"]
        if !command.discussion.isEmpty { sections.insert(command.discussion, at: 1) }
        if !command.arguments.isEmpty {
            sections.append("Arguments:\n" + table(command.arguments.map { ($0.usage, $0.help + choices($0.choices)) }))
        }
        let options = command.options.map { option in
            (option.usage, option.help + choices(option.choices) + (option.isRepeated ? "; may be repeated" : ""))
        }
        sections.append("Options:\n" + table(options + [("--help", "show this")]))
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// All commands as the table in the documentation.
    static func documentation(_ commands: [CommandModel]) -> String {
        let rows = commands.filter { !$0.isHidden }.map { command in
            let arguments = command.arguments.map { " " + $0.usage }.joined()
            let options = command.options.filter { option in
                !Commands.packageOptions.contains { $0.name == option.name }
            }
            return "| `\(command.name)\(arguments)` | \(command.summary) | "
                + options.map { "`\($0.usage)`" }.joined(separator: ", ") + " |"
        }
        return (["| command | what it does | options besides those for every package |", "|---|---|---|"] + rows)
            .map { $0 + "\n" }.joined()
    }

    private static func choices(_ choices: [String]) -> String {
        choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \(padded($0.0, width))  \($0.1)" }.joined(separator: "\n")
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
