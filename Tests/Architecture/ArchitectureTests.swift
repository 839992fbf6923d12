import Foundation
import LintPackage
import LintReport
import LintRules
import Testing

struct ArchitectureTests {
    @Test func `this repository obeys architecture.json5, and docs/modules.mmd shows it`() throws {
        let rules = try RulesFile(Array(Tree.text(of: "architecture.json5").utf8), file: "architecture.json5")
        let result = Check(rules).run(try PackageReader().read(Tree.root.path).model)
        let report = Report(
            findings: result.findings, fileCount: result.fileCount, moduleCount: result.graph.modules.count,
            contractCount: rules.contracts.count)
        #expect(!report.hasErrors, "\n\(TextFormat().text(report))")
        #expect(
            try Tree.text(of: "docs/modules.mmd") == GraphFormat.mermaid.text(result.graph),
            "docs/modules.mmd does not show who imports whom now; run make modules")
    }

    @Test func `every module in the tree has its line in the manifest, and every line its module`() throws {
        let manifest = try Tree.text(of: "Package.swift")
        let helpers = [
            "acceptance": "", "app": "", "checks": "", "command": "", "data": "Data", "domain": "Domain",
            "executable": "", "kit": "", "kitTests": "Tests", "navigation": "Navigation",
            "plugin": "", "presentation": "Presentation", "tests": "Tests", "tool": "", "toolTests": "Tests",
        ]
        let listed = manifest.matches(of: /(?m)^    (\w+)\("([\w-]+)"/).compactMap { match in
            helpers[String(match.1)].map { String(match.2) + $0 }
        }
        #expect(listed == listed.sorted { $0.lowercased() < $1.lowercased() }, "the modules' lines are sorted")
        #expect(Set(listed) == Set(try Tree.modules()))
    }
}
