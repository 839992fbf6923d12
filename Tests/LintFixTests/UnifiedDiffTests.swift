import Testing

@testable import LintFix

struct UnifiedDiffTests {
    @Test func `a difference is written as patch reads it`() {
        let before = (1...12).map { "line \($0)\n" }.joined() + "end"
        let after = before.replacing("line 2\n", with: "").replacing("line 11\n", with: "line 11\nmore\r\n")
            .replacing("end", with: "END")
        let edit = FileEdit(
            path: "Sources/A.swift", fullPath: "/A.swift", before: Array(before.utf8), after: Array(after.utf8),
            notes: [])
        #expect(
            UnifiedDiff.text(edit) == """
                --- a/Sources/A.swift
                +++ b/Sources/A.swift
                @@ -1,5 +1,4 @@
                 line 1
                -line 2
                 line 3
                 line 4
                 line 5
                @@ -9,5 +8,6 @@
                 line 9
                 line 10
                 line 11
                +more\r
                 line 12
                -end
                \\ No newline at end of file
                +END
                \\ No newline at end of file

                """)
    }
}
