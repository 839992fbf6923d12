/// One command as it is parsed and as `--help` shows it.
struct CommandModel: Sendable {
    /// `--name VALUE`, or `--name` alone when `value` is nil.
    struct Option: Sendable {
        let name: String
        var value: String?
        let help: String
        /// The only values that fit, when there are few.
        var choices: [String] = []
    }

    struct Argument: Sendable {
        let name: String
        let help: String
    }

    let name: String
    let summary: String
    /// Some sentences for its own help.
    var discussion = ""
    var arguments: [Argument] = []
    var options: [Option] = []
    let run: @Sendable (Invocation) throws -> Outcome
}

/// What a person asked for.
struct Invocation: Sendable {
    var arguments: [String] = []
    /// The values of the options that were given; a flag's is an empty text.
    var options: [String: String] = [:]
    let context: Context

    func has(_ option: String) -> Bool { options[option] != nil }
}

/// What surrounds the tool.
struct Context: Sendable {
    let folder: String
    let environment: [String: String]
    let isTerminal: Bool

    /// Whether text may be colored: on a terminal, unless `NO_COLOR` says something.
    var isColored: Bool { isTerminal && (environment["NO_COLOR"] ?? "").isEmpty }
}

/// What a command ends with.
struct Outcome: Equatable, Sendable {
    /// The codes that the tool ends with.
    enum Status: Int32, Sendable {
        case success = 0
        /// The answer is no, or there are findings.
        case findings = 1
        /// The question could not be answered.
        case failure = 2
        /// The question was not understood.
        case usage = 64
    }

    var status = Status.success
    var output = ""
    var errors = ""
}
