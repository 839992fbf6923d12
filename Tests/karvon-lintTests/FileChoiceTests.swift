import Foundation
import Testing

@testable import karvon_lint

/// The files and folders that are named, or not named, and what follows.
@Suite(ToolPackage(), .serialized)
struct FileChoiceTests {
    @Test func `a baseline that is asked for and is not there is no empty one`() throws {
        let named = ToolPackage.run("check", "--baseline", "ci/typo.txt")
        #expect(
            named
                == Outcome(
                    status: .failure,
                    errors: "karvon-lint: the baseline ci/typo.txt is not there; write it with "
                        + "`karvon-lint baseline --baseline ci/typo.txt`\n"))
        try ToolPackage.write("{ baseline: 'lint/known.txt' }", to: "with.json5")
        let ruled = ToolPackage.run("check", "--rules", "with.json5")
        #expect(
            ruled.errors
                == "karvon-lint: the baseline lint/known.txt is not there; write it with `karvon-lint baseline`\n")
        let pruned = ToolPackage.run("baseline", "--rules", "with.json5", "--prune")
        #expect(pruned.status == .failure)
        #expect(
            ToolPackage.run("baseline", "--rules", "with.json5").output == "lint/known.txt: 0 entries before, 0 now\n")
        #expect(ToolPackage.run("check", "--rules", "with.json5").status == .success)
    }

    @Test func `an ending of no known format is told with those that are known`() throws {
        let picture = ToolPackage.run("graph", "--output", "m.png")
        #expect(picture.status == .usage)
        #expect(
            picture.errors.hasPrefix(
                "karvon-lint: the ending of m.png says no format: known are .mmd, .mermaid, .dot, .gv, .svg, .html, .htm; "
            ))
        #expect(!FileManager.default.fileExists(atPath: ToolPackage.folder + "/m.png"))
        #expect(ToolPackage.run("metrics", "--output", "m.csv").status == .usage)
        #expect(ToolPackage.run("graph", "--output", "m.png", "--format", "dot").status == .success)
        #expect(ToolPackage.run("graph", "--output", "out.d/drawing").status == .success)
        #expect(ToolPackage.run("metrics", "--output", "m.json").status == .success)
        let text = try String(contentsOfFile: ToolPackage.folder + "/m.json", encoding: .utf8)
        #expect(text == ToolPackage.run("metrics", "--format", "json").output)
    }

    @Test func `from a folder within, the package above is taken, and that is said`() {
        let inner = ToolPackage.folder + "/Sources/Screen"
        let real = URL(filePath: ToolPackage.folder).resolvingSymlinksInPath().path
        let outcome = ToolPackage.run("why", "Model", "Store", in: inner)
        #expect(
            outcome
                == Outcome(
                    output: "Model -> Store  Sources/Model/Model.swift:1:8\n",
                    errors: "karvon-lint: the package is in \(real)\n"))
        #expect(ToolPackage.run("check", "View.swift", in: inner).output.contains("[final-classes]"))
        #expect(ToolPackage.run("why", "Model", "Store").errors.isEmpty)
    }
}
