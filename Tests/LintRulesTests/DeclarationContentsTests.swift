import Testing

@testable import LintConfiguration
@testable import LintRules

struct DeclarationContentsTests {
    private static let everything = [
        "optional: true",
        """
        select: { modules: ["{f}UI", "!OldUI"], files: "*/UI/*", includeTests: true, kinds: ["class", "enumCase"], \
        names: "*Model", attributes: "MainActor", withoutAttributes: ["objc", "main"], modifiers: "final", \
        inherits: ["A", "B"], mutable: true, static: false, topLevel: true, parents: "extension", ofOwnType: false }
        """,
        """
        require: { kinds: "class", names: "{f}*", attributes: "A", modifiers: ["final", "public"], inherits: "B", \
        modules: "{f}Domain", files: "{name}.swift", isolation: "MainActor", captures: "weak", \
        anyOf: [{ attributes: "MainActor" }, { kinds: "actor", isolation: "Other" }] }
        """,
        """
        forbid: { kinds: "actor", names: "Bad*", attributes: "objc", modifiers: "open", inherits: "NSObject", \
        modules: "Old", imports: ["UIKit", "*UI"], uses: ["Task()", "*.shared"], allow: "Files.shared", \
        types: "*DTO", values: ["Date()", ".now"], anything: true }
        """,
    ]

    @Test(arguments: [
        everything, ["select: { kinds: \"class\" }", "require: { captures: \"unowned\" }"],
        ["select: {}", "require: { lines: 500 }", "forbid: { uses: \"*.shared\" }"],
    ])
    func `what a rule asks is told as it was written`(lines: [String]) throws {
        let text =
            "{ declarations: [{ name: 'r', \(lines.joined(separator: ", ")), examples: { good: [], bad: [] } }] }"
        let rule = try #require(try RulesFile(Array(text.utf8), file: "r").declarations.first)
        #expect(rule.written == lines)
    }

    @Test func `every key of a rule is among those that are told`() {
        typealias Reading = ConfigurationReading
        for (line, keys) in zip(
            Self.everything.dropFirst(), [Reading.selectKeys, Reading.requireKeys, Reading.forbidKeys])
        {
            for key in keys where key != "lines" { #expect(line.contains(" \(key): "), "\(key)") }
        }
    }
}
