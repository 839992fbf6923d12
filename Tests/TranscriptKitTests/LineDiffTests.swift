import Testing
import TranscriptKit

struct LineDiffTests {
    @Test func `the lines that differ are told with a few around them`() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 10\n", with: "line ten\nand more\n")
        #expect(
            LineDiff(from: old, to: new).description == """
                  ...
                  7: line 7
                  8: line 8
                  9: line 9
                - 10: line 10
                + line ten
                + and more
                  11: line 11
                  12: line 12
                  13: line 13
                """)
    }

    @Test func `equal texts have no line that differs`() {
        #expect(LineDiff(from: "a\n", to: "a\n").description == "no line differs")
    }

    @Test(arguments: [("", "a\n"), ("a\n", ""), ("a\nb\n", "b\na\n"), ("a\na\na\n", "a\n")])
    func `removing and adding what is told makes one text of the other`(old: String, new: String) {
        let lines = LineDiff(from: old, to: new).description.split(separator: "\n")
        let added = lines.filter { $0.hasPrefix("+ ") }.count
        let removed = lines.filter { $0.hasPrefix("- ") }.count
        let count = { (text: String) in text.split(separator: "\n").count }
        #expect(count(old) - removed + added == count(new))
    }

    @Test func `S26: a large change is told by its first lines`() {
        let old = (0..<50_000).map { "old \($0)\n" }.joined()
        let new = (0..<50_000).map { "new \($0)\n" }.joined()
        let text = LineDiff(from: old, to: new).description
        #expect(text.contains("50000 lines are 50000 others"))
        #expect(text.split(separator: "\n").count < 50)
    }

    @Test func `S27: one wrong line of three hundred is one line of the difference`() {
        let old = (1...300).map { "  line \($0)\n" }.joined()
        let text = LineDiff(from: old, to: old.replacing("line 150\n", with: "line 15O\n")).description
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.count == 2)
    }
}
