/// The manual, in the mdoc language of manuals, made from the same model as the parser.
enum ManualPage {
    static func text(_ commands: [CommandModel]) -> String {
        let shown = commands.filter { !$0.isHidden }
        return (head + shown.flatMap(section) + tail).joined(separator: "\n") + "\n"
    }

    private static let head = [
        ".Dd \(Version.date)", ".Dt KARVON-LINT 1", ".Os", ".Sh NAME", ".Nm karvon-lint",
        ".Nd check who imports whom in a Swift package, and what its targets declare", ".Sh SYNOPSIS",
        ".Nm", ".Ar command", ".Op Ar options", ".Op Ar arguments", ".Sh DESCRIPTION", ".Nm",
        "reads what the Swift package manager says of a package and what its sources",
        "import and declare, and compares that with the rules in",
        ".Pa architecture.json5 .", "Nothing is built or fetched.", ".Sh COMMANDS",
    ]

    private static let tail = [
        ".Sh ENVIRONMENT", ".Bl -tag -width Ds", ".It Ev NO_COLOR", "When it is not empty, text has no colors.",
        ".It Ev PATH", "Where", ".Sy swift", "is looked for.", ".El", ".Sh FILES", ".Bl -tag -width Ds",
        ".It Pa architecture.json5", "The rules, in the package's folder.", ".It Pa .build/karvon-lint",
        "What is kept between runs; it may be removed at any time.", ".El", ".Sh EXIT STATUS", ".Bl -tag -width Ds",
        ".It 0", "Yes, or nothing is found.", ".It 1", "No, or errors are found.", ".It 2",
        "The package or the rules can't be read.", ".It 64", "The command is not understood.", ".El",
    ]

    private static func section(_ command: CommandModel) -> [String] {
        var lines = [".Ss \(escaped(command.name))", ".Nm", ".Cm \(escaped(command.name))"]
        if !command.options.isEmpty { lines.append(".Op Ar options") }
        lines += command.arguments.map { argument in
            switch argument.count {
            case .one: ".Ar \(argument.name)"
            case .optional: ".Op Ar \(argument.name)"
            case .any: ".Op Ar \(argument.name) ..."
            }
        }
        lines += [".Pp", escaped(command.summary) + "."] + wrapped(command.discussion)
        let items =
            command.arguments.map { (".It Ar \($0.name)", $0.help, $0.choices) }
            + command.options.map { option in
                (
                    ".It Fl \(option.name.dropFirst())" + (option.value.map { " Ar \($0)" } ?? ""),
                    option.help + (option.isRepeated ? "; may be repeated" : ""), option.choices
                )
            }
        guard !items.isEmpty else { return lines }
        return lines + [".Bl -tag -width Ds"]
            + items.flatMap { item, help, choices in
                [item, escaped(help) + (choices.isEmpty ? "." : ": \(escaped(choices.joined(separator: ", "))).")]
            } + [".El"]
    }

    /// Lines that end with a sentence or before they are too long, as the language wants them.
    private static func wrapped(_ text: String) -> [String] {
        var lines = [""]
        for word in text.split(whereSeparator: \.isWhitespace) {
            let last = lines[lines.count - 1]
            if last.hasSuffix(".") || last.count + word.count > 78 {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] += last.isEmpty ? String(word) : " \(word)"
            }
        }
        return text.isEmpty ? [] : lines.map(escaped)
    }

    /// Backslashes are no commands of the language, and neither are dots and quotes at a line's beginning.
    private static func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
