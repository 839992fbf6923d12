import LintReport
import LintRules
import Testing

struct GitHubFormatTests {
    @Test func `each finding is one line, with what would break it escaped`() {
        #expect(
            GitHubFormat().text(.sample) == """
                ::error file=Sources/Screen/A%2C b.swift,line=3,col=8,title=layers::Screen reaches Store through Model; 100%25 wrong%0AScreen -> Model Sources/Screen/A, b.swift:3:8%0AModel -> Store Sources/Model/M.swift:1:8 (#if os(Linux))%0Aallowed instead: Screen may import Model%0Afix: cut one step of the chain%0Arule: architecture.json5:7:5
                ::warning file=B.swift,line=1,col=1,title=size::too long

                """)
    }

    @Test func `paths are seen from the repository, and every sign of the grammar is escaped`() {
        let finding = Finding(
            FindingKey(rule: "a:b,c%d", from: "A"), severity: .note,
            at: SourcePlace(path: "x:y,z%\n.swift", line: 1, column: 2), message: "one\r\ntwo\rthree\nfour: 5, 6%")
        let report = Report(
            findings: [finding], fileCount: 1, moduleCount: 1, contractCount: 1, prefix: "packages/shop/")
        #expect(
            GitHubFormat().text(report)
                == "::notice file=packages/shop/x%3Ay%2Cz%25%0A.swift,line=1,col=2,title=a%3Ab%2Cc%25d"
                + "::one%0D%0Atwo%0Dthree%0Afour: 5, 6%25\n")
    }

    @Test func `ten of a kind are annotated, errors first, and the others are counted and told in the log`() {
        let report = Report.many([(.note, 1), (.warning, 12), (.error, 11)], message: "line one\n::set-env name=A::")
        let lines = GitHubFormat().text(report).split(separator: "\n").map(String.init)
        let kinds = lines.map { line in line.split(separator: " ").first.map(String.init) ?? "" }
        #expect(
            kinds == Array(repeating: "::error", count: 10) + Array(repeating: "::warning", count: 10)
                + ["::notice", "::group::1", "A.swift:11:1:", "A.swift:11:1:", "A.swift:12:1:", "::endgroup::"])
        #expect(lines[21] == "::group::1 error, 2 warnings more, past the 10 of a kind that a step annotates")
        #expect(lines[22] == "  A.swift:11:1: error: line one ::set-env name=A:: 10 [r-error]")
        #expect(!lines.contains { $0.hasPrefix("::set-env") })
    }
}
