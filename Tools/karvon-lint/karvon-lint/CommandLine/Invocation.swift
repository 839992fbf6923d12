/// What a person asked for.
struct Invocation: Sendable {
    /// The words that stand without a name, in their order.
    var arguments: [String] = []
    /// All values of the options that were given, in their order; a flag's is an empty text.
    var values: [String: [String]] = [:]
    let context: Context

    /// The values that count of the options that were given: of each the last.
    var options: [String: String] { values.compactMapValues(\.last) }

    func has(_ option: String) -> Bool { values[option] != nil }

    /// All values of an option that may be given several times.
    func all(_ option: String) -> [String] { values[option] ?? [] }
}

/// What surrounds the tool.
struct Context: Sendable {
    let folder: String
    let environment: [String: String]
    let isTerminal: Bool
    /// The tool itself, to be run for what may crash; nil when that is to be done in this process.
    var executable: String?

    /// Whether text may be colored, when no option says so.
    var isColored: Bool { Coloring.auto.isColored(environment, isTerminal: isTerminal) }
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
