import LintRules

extension ReportedRule {
    /// The rule as a `reportingDescriptor`: what it says, why, what to do instead, and its examples.
    var descriptor: JSON {
        .members([
            "id": .string(id),
            "shortDescription": .members(["text": .string(summary)]),
            "fullDescription": .members(["text": .string(sentences.joined(separator: " "))]),
            "help": .members(["text": .string(help), "markdown": .string(markdown)]),
            "defaultConfiguration": .members(["level": .string(severity.rawValue)]),
            "properties": .members([
                "tags": .array(["architecture", .string(group.rawValue)]),
                "precision": "very-high",
                "problem.severity": severity == .note ? "recommendation" : .string(severity.rawValue),
                "place": .text(place.map { "\($0)" }),
            ]),
        ])
    }

    private var sentences: [String] {
        [statement, because.map { "Why: \($0)." }, instead.map { "Instead: \($0)." }].compactMap(\.self)
    }

    private var origin: [String] {
        place.map { ["The rule stands at \($0)."] } ?? []
    }

    private var help: String {
        let examples = good.map { "Good:\n\($0)" } + bad.map { "Bad:\n\($0)" }
        return (sentences + examples + origin).joined(separator: "\n\n")
    }

    private var markdown: String {
        let examples = good.map { "**Good**\n\n\(Self.fenced($0))" } + bad.map { "**Bad**\n\n\(Self.fenced($0))" }
        return (sentences + examples + origin).joined(separator: "\n\n")
    }

    /// A block of Swift whose fence is longer than any row of back-ticks in it.
    private static func fenced(_ code: String) -> String {
        let longest = code.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)swift\n\(code)\n\(fence)"
    }
}
