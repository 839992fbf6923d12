/// A contract as it is to be written into a rules file, with the comment that teaches it.
struct ProposedContract {
    let name: String
    let kind: String
    /// What it says and what to do with it, in sentences.
    let comment: String
    let because: String
    var fields: [(key: String, value: [String])]
    /// Fields that are no list of names: `exhaustive: true`.
    var flags: [String] = []

    /// The lines of the entry, without indentation.
    var lines: [String] {
        RulesText.comment(comment) + [
            "{", "    name: \(RulesText.quoted(name)),", "    kind: \(RulesText.quoted(kind)),",
        ]
            + ["    because: \(RulesText.quoted(because)),"] + flags.map { "    \($0)," }
            + fields.flatMap { key, value in RulesText.list(key, value).map { "    \($0)" } } + ["},"]
    }
}

/// Pieces of a rules file.
enum RulesText {
    static let width = 112

    /// Lines of a comment, none too long.
    static func comment(_ text: String) -> [String] {
        var lines = ["//"]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + word.count + 1 > width - 8 { lines.append("//") }
            lines[lines.count - 1] += " " + word
        }
        return lines
    }

    /// `key: ["a", "b"],` in as many lines as it needs.
    static func list(_ key: String, _ values: [String]) -> [String] {
        let one = "\(key): [\(values.map(quoted).joined(separator: ", "))],"
        if one.count <= width - 12 { return [one] }
        return ["\(key): ["] + values.map { "    \(quoted($0))," } + ["],"]
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
