import LintConfiguration
import LintRules

extension Finding {
    /// Where people look first: the place in the sources, else in the rules file.
    var shownPlace: SourcePlace? { place ?? rulePlace.map(SourcePlace.init) }

    /// The lines behind the message: what is allowed instead, and the fix.
    var advice: [String] { [allowed.map { "allowed instead: \($0)" }, fix.map { "fix: \($0)" }].compactMap(\.self) }

    /// The line that says where the rule stands, when the finding is elsewhere.
    var ruleLine: [String] { place == nil ? [] : rulePlace.map { ["rule: \($0)"] } ?? [] }

    /// The steps of a chain of several, each with its place.
    var steps: [String] {
        guard chain.count > 1 else { return [] }
        return chain.map { hop in
            "\(hop.from) -> \(hop.to)" + (hop.place.map { " \($0)" } ?? "") + (hop.note.isEmpty ? "" : " (\(hop.note))")
        }
    }

    /// All in one line: place, severity, message and rule.
    var line: String {
        let place = shownPlace.map { "\($0): " } ?? ""
        return "\(place)\(severity.rawValue): \(message) [\(rule)]".split(whereSeparator: \.isNewline)
            .joined(separator: " ")
    }
}

extension SourcePlace {
    init(_ place: ConfigurationPlace) { self.init(path: place.file, line: place.line, column: place.column) }
}
