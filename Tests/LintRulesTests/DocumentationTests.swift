import Foundation
import Testing

@testable import LintRules

struct DocumentationTests {
    @Test func `every key of the rules file and every rule has its word in the documentation`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/karvon-lint.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for key in RulesFile.documentedKeys { #expect(text.contains("\(key)"), "\(key)") }
        for rule in BuiltInRule.aboutImports { #expect(text.contains("`\(rule.rawValue)`")) }
        for rule in BuiltInRule.allCases { #expect(!rule.explanation.isEmpty) }
    }
}
