import LintConfiguration
import LintReport

/// Finds the command that is meant and takes its arguments apart.
struct CommandParser {
    let commands: [CommandModel]
    let context: Context

    /// Runs what is asked for; whatever is wrong with the question ends with the code for it, and says how to ask.
    func run(_ words: [String]) -> Outcome {
        let arguments = Self.commandFirst(words)
        guard let first = arguments.first, first != "--help", first != "-h", first != "help" || arguments.count > 1
        else {
            return Outcome(status: arguments.isEmpty ? .usage : .success, output: CommandHelp.overview(commands))
        }
        if first == "--version" { return Outcome(output: "karvon-lint \(Version.current)\n") }
        let asked = first == "help" ? arguments[1] : first
        guard let command = commands.first(where: { $0.name == asked }) else {
            let names = commands.filter { !$0.isHidden }.map(\.name)
            return usage("there is no command \(asked)", meant(asked, names), "karvon-lint --help")
        }
        let asksForHelp = arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
        if first == "help" || asksForHelp { return Outcome(output: CommandHelp.text(command)) }
        do {
            let invocation = try parse(arguments.dropFirst(), command)
            var outcome = try command.run(invocation)
            if command.options.contains(where: { $0.name == "--package-path" }) {
                outcome.errors = PackageFolder.remark(invocation) + outcome.errors
            }
            return outcome
        } catch let error as UsageError {
            return usage(error.message, error.suggestion, "karvon-lint \(command.name) --help")
        } catch {
            return Outcome(status: .failure, errors: Failure.lines(Failure.all(error)))
        }
    }

    /// Options for every package may stand in front of the command, as SwiftPM takes them: puts them behind it.
    private static func commandFirst(_ words: [String]) -> [String] {
        var command = 0
        while words.indices.contains(command) {
            let parts = words[command].split(separator: "=", maxSplits: 1)
            guard let option = Commands.packageOptions.first(where: { $0.name == parts.first ?? "" }) else { break }
            command += option.value == nil || parts.count == 2 ? 1 : 2
        }
        guard words.indices.contains(command) else { return words }
        return [words[command]] + words[..<command] + words[(command + 1)...]
    }

    private func parse(_ arguments: ArraySlice<String>, _ command: CommandModel) throws(UsageError) -> Invocation {
        var invocation = Invocation(context: context)
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--" {
                invocation.arguments += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                invocation.arguments.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = command.options.first(where: { $0.name == parts[0] }) else {
                throw UsageError(
                    "\(command.name) has no option \(parts[0])", meant(parts[0], command.options.map(\.name)))
            }
            let value = try value(of: option, parts, &rest, command)
            invocation.values[option.name, default: []].append(value)
        }
        try check(invocation.arguments, command)
        return invocation
    }

    private func value(
        of option: CommandModel.Option, _ parts: [String], _ rest: inout ArraySlice<String>, _ command: CommandModel
    ) throws(UsageError) -> String {
        guard let name = option.value else {
            guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
            return ""
        }
        let isNext = rest.first.map { next in next != "--" && !command.options.contains { $0.name == next } } ?? false
        guard let value = parts.count == 2 ? parts[1] : isNext ? rest.popFirst() : nil, !value.isEmpty else {
            throw UsageError("\(option.name) needs a value: \(option.name) \(name)")
        }
        guard name.contains("=") else {
            try check(value, option.name, option.choices)
            return value
        }
        let pair = value.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2 else {
            throw UsageError("\(option.name) needs a pair: \(option.name) \(name)", nil)
        }
        try check(pair[0], option.name, option.choices)
        return value
    }

    private func check(_ words: [String], _ command: CommandModel) throws(UsageError) {
        let least = command.arguments.count { $0.count == .one }
        let isOpen = command.arguments.last?.count == .any
        guard words.count >= least, isOpen || words.count <= command.arguments.count else {
            let names = command.arguments.map(\.usage).joined(separator: " ")
            let given = words.joined(separator: " ")
            throw UsageError(
                "\(command.name) takes \(names.isEmpty ? "no argument" : names), and was given "
                    + (given.isEmpty ? "none" : given))
        }
        for (number, word) in words.enumerated() {
            let argument = command.arguments[min(number, command.arguments.count - 1)]
            try check(word, argument.name, argument.choices)
        }
    }

    private func check(_ word: String, _ name: String, _ choices: [String]) throws(UsageError) {
        guard !choices.isEmpty, !choices.contains(word) else { return }
        throw UsageError("\(name) is one of \(choices.joined(separator: ", ")), not \(word)", meant(word, choices))
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
