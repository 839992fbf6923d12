import Foundation
import Testing

@testable import karvon_lint

@Suite(ToolPackage())
struct ReportTests {
    private func text(_ file: String) throws -> String {
        try String(contentsOfFile: "\(ToolPackage.folder)/\(file)", encoding: .utf8)
    }

    @Test func `one run writes findings in several ways`() throws {
        let outcome = ToolPackage.run(
            "check", "--color", "always", "--report", "sarif=out/lint.sarif", "--report=junit=out/lint.xml",
            "--report", "json=lint.json", "--report", "text=lint.txt")
        #expect(outcome.status == .findings)
        #expect(outcome.output == ToolPackage.run("check").output)
        #expect(try text("lint.json") == ToolPackage.run("check", "--format", "json").output)
        #expect(try text("lint.txt") == outcome.output)
        #expect(try text("out/lint.xml").contains("<testcase name=\"no-store\""))
        // What needs an index is not told as kept without one.
        #expect(try !text("out/lint.xml").contains("unused-import"))
        #expect(try text("out/lint.xml").contains("unused-dependency"))
        #expect(try text("out/lint.sarif").contains("\"ruleId\": \"no-store\""))
        #expect(try text("out/lint.sarif").contains("\"endColumn\": 13"))
    }

    @Test func `a report that can't be written ends with 2, and one of no known kind with 64`() {
        #expect(ToolPackage.run("check", "--report", "json=architecture.json5/x").status == .failure)
        let unknown = ToolPackage.run("check", "--report", "sarfi=x")
        #expect(unknown.status == .usage)
        #expect(unknown.errors.contains("did you mean sarif?"))
    }

    @Test func `a package in a folder of its repository tells paths from the repository`() throws {
        try FileManager.default.createDirectory(
            atPath: "\(ToolPackage.folder)/repository/.git", withIntermediateDirectories: true)
        let package = "\(ToolPackage.folder)/repository/a b/c"
        try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
        #expect(RepositoryFolder.prefix(of: package) == "a b/c/")
        #expect(RepositoryFolder.prefix(of: "\(ToolPackage.folder)/repository") == "")
    }
}
