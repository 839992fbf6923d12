/// Whether text is colored: what `--color` says, else what the environment says, else whether it goes to a terminal.
enum Coloring: String, CaseIterable {
    case auto, always, never

    /// `NO_COLOR` goes before `CLICOLOR_FORCE` and `FORCE_COLOR`, and these before `CLICOLOR=0` and `TERM=dumb`. What is
    /// set to nothing is not set.
    func isColored(_ environment: [String: String], isTerminal: Bool) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
            if value("NO_COLOR") != nil { return false }
            if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
            if let force = value("FORCE_COLOR") { return force != "0" && force != "false" }
            return isTerminal && value("CLICOLOR") != "0" && value("TERM") != "dumb"
        }
    }

    static let option = CommandModel.Option(
        name: "--color", value: "WHEN",
        help: "whether text is colored; auto asks NO_COLOR, FORCE_COLOR and the terminal",
        choices: allCases.map(\.rawValue))
}

extension Invocation {
    /// Whether text that goes to the standard output is colored.
    var isColored: Bool {
        let choice = options["--color"].flatMap(Coloring.init(rawValue:)) ?? .auto
        return choice.isColored(context.environment, isTerminal: context.isTerminal)
    }
}
