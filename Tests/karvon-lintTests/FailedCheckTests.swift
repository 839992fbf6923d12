import Foundation
import Testing

@testable import karvon_lint

/// A check that can't be done says why in every report that was asked for.
@Suite(ToolPackage(), .serialized)
struct FailedCheckTests {
    private static let wrong = "{\n    contract: [],\n    baselines: 1,\n}"
    private static let lines = """
        karvon-lint: wrong.json5:2:5: expected a key of the rules file: packs, contracts, imports, declarations, baseline, \
        found "contract"; did you mean "contracts"?
        karvon-lint: wrong.json5:3:5: expected a key of the rules file: packs, contracts, imports, declarations, baseline, \
        found "baselines"; did you mean "baseline"?

        """

    @Test func `each mistake of the rules file is a line of the same shape`() throws {
        try ToolPackage.write(Self.wrong, to: "wrong.json5")
        #expect(ToolPackage.run("check", "--rules", "wrong.json5") == Outcome(status: .failure, errors: Self.lines))
        #expect(ToolPackage.run("graph", "--rules", "wrong.json5") == Outcome(status: .failure, errors: Self.lines))
    }

    @Test func `every report that was asked for says what is wrong and where`() throws {
        try ToolPackage.write(Self.wrong, to: "wrong.json5")
        let outcome = ToolPackage.run(
            "check", "--rules", "wrong.json5", "--format", "github", "--report", "sarif=out/lint.sarif", "--report",
            "junit=out/lint.xml", "--report", "json=out/lint.json", "--report", "text=out/lint.txt")
        #expect(outcome.status == .failure)
        #expect(outcome.errors == Self.lines)
        #expect(outcome.output.hasPrefix("::error file=wrong.json5,line=2,col=5,title=karvon-lint::expected a key of"))
        #expect(outcome.output.split(separator: "\n").count == 2)
        #expect(try text("out/lint.txt") == Self.lines)
        let sarif = try text("out/lint.sarif")
        #expect(sarif.contains("\"executionSuccessful\": false"))
        #expect(sarif.contains("\"toolExecutionNotifications\": ["))
        #expect(sarif.contains("\"uri\": \"wrong.json5\"") && sarif.contains("\"startLine\": 3"))
        let junit = try text("out/lint.xml")
        #expect(junit.contains("errors=\"1\"") && junit.contains("<error message=\"wrong.json5:2:5: expected a key"))
        let json = try text("out/lint.json")
        #expect(json.contains("\"errors\": 2") && json.contains("\"failures\": ["))
    }

    @Test func `a package that can't be read is told in reports too`() throws {
        let folder = ToolPackage.folder + "/empty"
        try ToolPackage.write("{}", to: "rules.json5", in: folder)
        try ToolPackage.write("let package = (", to: "Package.swift", in: folder)
        let outcome = ToolPackage.run("check", "--format", "github", in: folder)
        #expect(outcome.status == .failure)
        #expect(outcome.output.hasPrefix("::error title=karvon-lint::"))
    }

    private func text(_ file: String) throws -> String {
        try String(contentsOfFile: "\(ToolPackage.folder)/\(file)", encoding: .utf8)
    }
}
