import Foundation
import LintConfiguration
import LintReport
import LintRules
import Testing

struct FormatTests {
    private let report = Report(
        findings: [
            Finding(
                FindingKey(rule: "layers", from: "Screen", to: "Store"),
                at: SourcePlace(path: "Sources/Screen/A, b.swift", line: 3, column: 8),
                rule: ConfigurationPlace(file: "architecture.json5", line: 7, column: 5),
                message: "Screen reaches Store through Model; 100% wrong",
                chain: [
                    Hop(
                        from: "Screen", to: "Model",
                        place: SourcePlace(path: "Sources/Screen/A, b.swift", line: 3, column: 8)),
                    Hop(
                        from: "Model", to: "Store",
                        place: SourcePlace(path: "Sources/Model/M.swift", line: 1, column: 8), note: "#if os(Linux)"),
                ], allowed: "Screen may import Model", fix: "cut one step of the chain"),
            Finding(
                FindingKey(rule: "size", from: "Screen", symbol: "B.swift"), severity: .warning,
                at: SourcePlace(path: "B.swift", line: 1, column: 1), message: "too long"),
        ], fileCount: 2, moduleCount: 1, contractCount: 1, tolerated: 4)

    @Test func `text tells the place first, then the chain, what is allowed, the fix and the rule`() {
        #expect(
            TextFormat().text(report) == """
                Sources/Screen/A, b.swift:3:8: error: Screen reaches Store through Model; 100% wrong [layers]
                    Screen -> Model  Sources/Screen/A, b.swift:3:8
                    Model -> Store   Sources/Model/M.swift:1:8  (#if os(Linux))
                    allowed instead: Screen may import Model
                    fix: cut one step of the chain
                    rule: architecture.json5:7:5

                B.swift:1:1: warning: too long [size]

                1 error, 1 warning, 4 tolerated by the baseline in 1 target, 2 files, 1 contract

                """)
    }

    @Test func `colors are added and nothing else`() throws {
        let colored = TextFormat(isColored: true).text(report)
        #expect(colored.contains("\u{1B}[31merror:\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == TextFormat().text(report))
    }

    @Test func `GitHub gets one line for each finding, with what would break it escaped`() {
        #expect(
            GitHubFormat().text(report) == """
                ::error file=Sources/Screen/A%2C b.swift,line=3,col=8,title=layers::Screen reaches Store through Model; 100%25 wrong%0AScreen -> Model Sources/Screen/A, b.swift:3:8%0AModel -> Store Sources/Model/M.swift:1:8%0Aallowed instead: Screen may import Model%0Afix: cut one step of the chain
                ::warning file=B.swift,line=1,col=1,title=size::too long

                """)
    }

    @Test func `JSON holds all of it under stable keys`() throws {
        let text = JSONFormat().text(report)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["version"] as? Int == 1)
        #expect(object["errors"] as? Int == 1)
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(
            findings.map { $0.keys.sorted() } == [
                ["allowed", "chain", "fix", "from", "message", "place", "rule", "rulePlace", "severity", "to"],
                ["chain", "from", "message", "place", "rule", "severity", "symbol"],
            ])
        #expect((findings[0]["chain"] as? [[String: Any]])?.last?["note"] as? String == "#if os(Linux)")
    }

    @Test func `a report without findings says so`() {
        let report = Report(findings: [], fileCount: 1, moduleCount: 2, contractCount: 3, tolerated: 0)
        #expect(TextFormat().text(report) == "no findings in 2 targets, 1 file, 3 contracts\n")
        #expect(GitHubFormat().text(report) == "")
        #expect(!report.hasErrors)
    }
}
