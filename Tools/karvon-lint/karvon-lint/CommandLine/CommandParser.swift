import LintConfiguration

/// Finds the command that is meant and takes its arguments apart.
struct CommandParser {
    let commands: [CommandModel]
    let context: Context

    /// Runs what is asked for; whatever is wrong with the question ends with the code for it, and says how to ask.
    func run(_ arguments: [String]) -> Outcome {
        guard let first = arguments.first, first != "--help", first != "-h", first != "help" || arguments.count > 1
        else {
            return Outcome(status: arguments.isEmpty ? .usage : .success, output: CommandHelp.overview(commands))
        }
        let asked = first == "help" ? arguments[1] : first
        guard let command = commands.first(where: { $0.name == asked }) else {
            return usage("there is no command \(asked)", meant(asked, commands.map(\.name)), "karvon-lint --help")
        }
        if first == "help" || arguments.contains("--help") || arguments.contains("-h") {
            return Outcome(output: CommandHelp.text(command))
        }
        do {
            return try command.run(try parse(arguments.dropFirst(), command))
        } catch let error as UsageError {
            return usage(error.message, error.suggestion, "karvon-lint \(command.name) --help")
        } catch {
            return Outcome(status: .failure, errors: "karvon-lint: \(error)\n")
        }
    }

    private func parse(_ arguments: ArraySlice<String>, _ command: CommandModel) throws(UsageError) -> Invocation {
        var invocation = Invocation(context: context)
        var rest = arguments
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                invocation.arguments.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let option = command.options.first(where: { $0.name == parts[0] }) else {
                throw UsageError(
                    "\(command.name) has no option \(parts[0])", meant(parts[0], command.options.map(\.name)))
            }
            invocation.options[option.name] = try value(of: option, parts, &rest)
        }
        guard invocation.arguments.count == command.arguments.count else {
            let names = command.arguments.map(\.name).joined(separator: " ")
            let given = invocation.arguments.joined(separator: " ")
            throw UsageError(
                "\(command.name) takes \(names.isEmpty ? "no argument" : names), and was given "
                    + (given.isEmpty ? "none" : given))
        }
        return invocation
    }

    private func value(
        of option: CommandModel.Option, _ parts: [String], _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let name = option.value else {
            guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
            return ""
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
            throw UsageError("\(option.name) needs a value: \(option.name) \(name)")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw UsageError(
                "\(option.name) is one of \(option.choices.joined(separator: ", ")), not \(value)",
                meant(value, option.choices))
        }
        return value
    }

    private func meant(_ word: String, _ words: [String]) -> String? { Suggestion.nearest(to: word, among: words) }

    private func usage(_ message: String, _ suggestion: String?, _ help: String) -> Outcome {
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        return Outcome(status: .usage, errors: "karvon-lint: \(message)\(hint)\nSee `\(help)`.\n")
    }
}

/// A question that is not understood.
struct UsageError: Error {
    let message: String
    let suggestion: String?

    init(_ message: String, _ suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }
}
