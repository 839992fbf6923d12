import LintReport
import LintRules
import Testing

struct JSONFormatTests {
    @Test func `JSON is as its schema in the docs says, with the version first`() throws {
        for report in [Report.sample, .clean, .many([(.note, 2)], message: "\"\\\u{1}\u{2028}é🦊\n")] {
            #expect(try SchemaFiles.report().errors(in: try JSONValue(JSONFormat().text(report))) == [])
        }
        #expect(JSONFormat().text(.clean).hasPrefix("{\n  \"version\": 1,\n  \"errors\": 0,\n"))
        #expect(JSONFormat().text(.clean).hasSuffix("  \"findings\": []\n}\n"))
    }

    @Test func `JSON holds all of a finding under stable keys`() throws {
        let document = try JSONValue(JSONFormat().text(.sample))
        #expect(document["errors"]?.int == 1)
        #expect(document["tolerated"]?.int == 1)
        let findings = document["findings"]?.array ?? []
        #expect(
            findings.map { $0.object.keys.sorted() } == [
                ["allowed", "chain", "fix", "from", "message", "place", "rule", "rulePlace", "severity", "to"],
                ["chain", "from", "message", "place", "rule", "severity", "symbol"],
            ])
        #expect(findings[0]["chain"]?[1]?["note"]?.string == "#if os(Linux)")
    }

    @Test func `the schema refuses what the report never writes`() throws {
        let document = JSONFormat().text(.sample)
        for (old, new) in [
            ("\"version\": 1", "\"version\": 2"), ("\"line\": 3", "\"line\": 0"), ("\"rule\"", "\"id\""),
        ] {
            #expect(try SchemaFiles.report().errors(in: try JSONValue(document.replacing(old, with: new))) != [])
        }
    }
}
