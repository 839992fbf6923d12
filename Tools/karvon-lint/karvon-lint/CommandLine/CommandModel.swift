/// One command: what is parsed, and what help, completions and manual show, all follow from it.
struct CommandModel: Sendable {
    /// `--name VALUE`, or `--name` alone when `value` is nil.
    struct Option: Sendable {
        let name: String
        /// The value's name. One written `KEY=REST` is such a pair, and `choices` are for its key.
        var value: String?
        let help: String
        /// The only values that fit, when there are few.
        var choices: [String] = []
        /// What a shell offers for the value where there are no choices.
        var completion = Completion.none
        /// Whether it may be given several times, so that all its values count; else the last one does.
        var isRepeated = false
    }

    /// What stands without a name.
    struct Argument: Sendable {
        /// How many words it takes. Only the last argument of a command may take another number than one.
        enum Count: Sendable {
            case one, optional, any
        }

        let name: String
        let help: String
        var count = Count.one
        var choices: [String] = []
        var completion = Completion.none
    }

    /// What a shell offers where a word of a kind is expected.
    enum Completion: Sendable {
        case none, files, folders, modules, rules
        /// Modules and files.
        case parts
    }

    let name: String
    let summary: String
    /// Some sentences for its own help.
    var discussion = ""
    var arguments: [Argument] = []
    var options: [Option] = []
    /// Whether it is for shells, not for people: no help and no manual shows it.
    var isHidden = false
    let run: @Sendable (Invocation) throws -> Outcome
}

extension CommandModel.Argument {
    /// `NAME`, `[NAME]` or `[NAME...]`.
    var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .any: "[\(name)...]"
        }
    }
}

extension CommandModel.Option {
    /// `--name VALUE`.
    var usage: String { name + (value.map { " \($0)" } ?? "") }
}

extension CommandModel {
    /// `karvon-lint NAME [options] ARGUMENTS`.
    var usage: String {
        (["karvon-lint", name] + (options.isEmpty ? [] : ["[options]"]) + arguments.map(\.usage)).joined(separator: " ")
    }
}
