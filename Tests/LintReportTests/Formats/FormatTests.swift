import LintReport
import Testing

struct FormatTests {
    private let report = Report.sample

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

                1 error, 1 warning, 1 tolerated by the baseline in 1 target, 2 files, 1 rule

                """)
    }

    @Test func `colors are added and nothing else`() throws {
        let colored = TextFormat(isColored: true).text(report)
        #expect(colored.contains("\u{1B}[31merror:\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == TextFormat().text(report))
    }

    @Test func `a report without findings says so`() {
        let report = Report.clean
        #expect(TextFormat().text(report) == "no findings in 2 targets, 1 file, 3 rules\n")
        #expect(GitHubFormat().text(report) == "")
        #expect(!report.hasErrors)
    }
}
