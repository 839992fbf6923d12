import Foundation
import LintReport
import LintRules
import Testing

struct JUnitFormatTests {
    @Test func `a rule with errors is a case that fails, and all its findings are told`() throws {
        #expect(
            JUnitFormat().text(.sample) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="karvon-lint" tests="3" failures="1" errors="0" skipped="0" time="0">
                  <testsuite name="contracts" tests="1" failures="1" errors="0" skipped="0" time="0">
                    <testcase name="layers" classname="karvon-lint.contracts" file="Sources/Screen/A, b.swift" line="3" time="0">
                      <failure message="Screen reaches Store through Model; 100% wrong" type="error">Sources/Screen/A, b.swift:3:8: error: Screen reaches Store through Model; 100% wrong [layers]
                    Screen -&gt; Model Sources/Screen/A, b.swift:3:8
                    Model -&gt; Store Sources/Model/M.swift:1:8 (#if os(Linux))
                    allowed instead: Screen may import Model
                    fix: cut one step of the chain
                    rule: architecture.json5:7:5</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="built-in" tests="2" failures="0" errors="0" skipped="0" time="0">
                    <testcase name="undeclared-import" classname="karvon-lint.built-in" time="0"/>
                    <testcase name="size" classname="karvon-lint.built-in" time="0">
                      <system-out>B.swift:1:1: warning: too long [size]</system-out>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func `a clean run has a passing case for each rule`() throws {
        let root = try XMLTree(JUnitFormat().text(.clean))
        #expect(root.attributes["failures"] == "0")
        #expect(root.all("testcase").map { $0.attributes["name"] } == ["layers"])
        #expect(root.all("failure").isEmpty)
    }

    @Test func `whatever stands in a message, the XML is well-formed and says it`() throws {
        let nasty = "a<b>&\"c' ]]> \u{0}\u{1B}[31m\u{7F}\u{FFFE} é 🦊\r\nnext\tend"
        let report = Report(
            findings: [
                Finding(
                    FindingKey(rule: "<r&\">", from: "A"),
                    at: SourcePlace(path: "<\"&'>\u{1}.swift", line: 1, column: 1),
                    message: nasty)
            ], fileCount: 1, moduleCount: 1, contractCount: 1)
        let root = try XMLTree(JUnitFormat().text(report))
        let failure = try #require(root.all("failure").first)
        #expect(failure.attributes["message"] == "a<b>&\"c' ]]> ␀␛[31m␡\u{FFFD} é 🦊\r\nnext\tend")
        #expect(root.all("testcase").first?.attributes["name"] == "<r&\">")
        #expect(root.all("testcase").first?.attributes["file"] == "<\"&'>␁.swift")
        #expect(failure.text.contains("next\tend"))
    }

    @Test func `the counts are those of the cases`() throws {
        let root = try XMLTree(JUnitFormat().text(.many([(.error, 3), (.warning, 2)])))
        #expect(root.attributes["tests"] == "2")
        #expect(root.attributes["failures"] == "1")
        #expect(root.all("failure").first?.attributes["message"] == "m 0 (and 2 more)")
    }
}
