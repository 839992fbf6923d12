import LintReader
import LintRules
import Testing

@testable import LintFix

struct ImportChangeTests {
    @Test(arguments: ["\n", "\r\n", "\r"])
    func `an access level is written, and the line stays as it is`(end: String) throws {
        let text = "// import A\n@preconcurrency public  import /* it */ struct A.public // public\nimport B\n"
            .replacing("\n", with: end)
        #expect(
            try change(.access(.internal), 2, 48, text)
                == text.replacing("public  import", with: "internal  import"))
        #expect(
            try change(.access(.package), 3, 8, text) == text.replacing("import B", with: "package import B"))
    }

    @Test func `L11: an import goes with its line, and no other import changes its place`() throws {
        let text = "@preconcurrency import class Old.X\nimport B\n\timport B\nimport Old\n"
        #expect(
            try change(.remove, 3, 9, text) == "@preconcurrency import class Old.X\nimport B\nimport Old\n")
        #expect(try change(.remove, 1, 8, "import A") == "")
        // A comment to the lint that says too little is no reason to leave imports as they are.
        let comment = "// karvon-lint:ignore repeated-import\n"
        #expect(try change(.remove, 2, 8, comment + "import A\n") == comment)
    }

    @Test(arguments: [
        ("import A; import A\n", 1, 18), ("import A // why\n", 1, 8), ("let a = 1\n", 1, 1),
        ("import A\nlet a = \"", 1, 8),
    ])
    func `where something else stands on the line, or the file can't be read, nothing is changed`(
        text: String, line: Int, column: Int
    ) {
        #expect(throws: SourceRefusal.self) { try change(.remove, line, column, text) }
    }

    private func change(_ fix: ImportFix, _ line: Int, _ column: Int, _ text: String) throws -> String {
        let change = ImportChange(fix: fix, line: line, column: column)
        return String(decoding: try change.applied(to: Array(text.utf8)).get(), as: UTF8.self)
    }
}
