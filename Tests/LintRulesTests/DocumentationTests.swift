import Foundation
import LintReader
import Testing

@testable import LintRules

struct DocumentationTests {
    private static var page: String {
        get throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "docs/karvon-lint-rules.md")
            return try String(contentsOf: file, encoding: .utf8)
        }
    }

    /// The indented texts of the page.
    private static var blocks: [String] {
        get throws {
            try page.split(separator: "\n\n").filter { block in
                block.split(separator: "\n").allSatisfy { $0.hasPrefix("    ") }
            }.map(String.init)
        }
    }

    private func sample() -> Sample {
        var sample = Sample()
        for name in ["OrdersDomain", "OrdersData", "OrdersUI", "OrdersPresentation", "Main", "OrdersTests"] {
            sample.target(name)
        }
        return sample
    }

    @Test func `every key of the rules file and every rule has its word in the documentation`() throws {
        let text = try Self.page
        for key in RulesFile.documentedKeys { #expect(text.contains("\(key)"), "\(key)") }
        for rule in BuiltInRule.aboutImports { #expect(text.contains("`\(rule.rawValue)`")) }
        for rule in BuiltInRule.allCases { #expect(!rule.explanation.isEmpty) }
    }

    @Test func `the rules that the page shows can be pasted`() throws {
        let rules = try Self.blocks.filter { $0.contains("select:") }.map { "{ declarations: [\n\($0)\n] }" }
        let packs = try Self.blocks.filter { $0.hasPrefix("    packs: [{") }.map { "{\n\($0)\n}" }
        #expect(rules.count == 1 && packs.count == 1)
        for text in rules + packs { #expect(try sample().check(text).lines == [], "\(text)") }
    }

    @Test(arguments: ContractKindText.kinds) func `the example of each kind of contracts is one`(kind: String) throws {
        let text = "{ contracts: [\n\(ContractKindText.example(kind))\n] }"
        #expect(try RulesFile(Array(text.utf8), file: "r").contracts.map(\.head.kind) == [kind])
    }

    @Test func `the page lists the kinds of declarations`() throws {
        for kind in Declaration.Kind.allCases { #expect(try Self.page.contains("`\(kind)`"), "\(kind)") }
    }
}
