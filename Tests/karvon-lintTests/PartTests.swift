import Foundation
import Testing

@testable import karvon_lint

@Suite(ToolPackage(), .serialized)
struct PartTests {
    private static let chain = "Screen reaches Store through Model"
    private static let class_ = "class View is not final"

    @Test func `a file, a folder or a target is told of alone`() throws {
        try ToolPackage.write("class Last {}\n", to: "Sources/Store/Store.swift")
        for part in ["Screen", "Sources/Screen", "Sources/Screen/View.swift", ToolPackage.folder + "/Sources/Screen/"] {
            let output = ToolPackage.run("check", part).output
            #expect(output.contains(Self.chain) && output.contains(Self.class_))
            #expect(output.contains("2 errors in 1 target, 1 file, 3 rules\n"))
        }
        let store = ToolPackage.run("check", "./Store.swift", "Model", in: ToolPackage.folder + "/Sources/Store")
        #expect(store.errors.hasPrefix("karvon-lint: the package is in "))
        let both = ToolPackage.run(
            "check", "--package-path", "../..", "./Store.swift", "Model", in: ToolPackage.folder + "/Sources/Store")
        #expect(both.output.hasPrefix("Sources/Store/Store.swift:1:7: error: class Last is not final"))
        #expect(both.output == store.output)
        #expect(both.output.contains("1 error in 2 targets, 2 files, 3 rules\n"))
        try ToolPackage.write("", to: "Sources/Store/Store.swift")
    }

    @Test func `targets may be named by a pattern, as in the rules`() {
        #expect(ToolPackage.run("check", "S*").output.contains("2 errors in 2 targets, 2 files, 3 rules\n"))
        #expect(ToolPackage.run("check", "Scr{rest}").output == ToolPackage.run("check", "Screen").output)
        #expect(ToolPackage.run("check", "Q*").errors.hasPrefix("karvon-lint: there is no target, file or folder Q*"))
    }

    @Test func `what is not there is told, with what may be meant`() {
        let outcome = ToolPackage.run("check", "Scren")
        #expect(outcome.status == .usage)
        #expect(
            outcome.errors.hasPrefix(
                "karvon-lint: there is no target, file or folder Scren; did you mean Screen?"))
        #expect(
            ToolPackage.run("check", "Package.swift").output.hasPrefix("no findings in 0 targets, 0 files, 3 rules\n"))
    }

    @Test func `what is not of the package can't be asked for, and what stands in the rules file is told of it`() throws
    {
        for part in ["/usr", "/etc"] {
            let outcome = ToolPackage.run("check", part)
            #expect(outcome.status == .usage)
            #expect(outcome.errors.hasPrefix("karvon-lint: \(part) is outside of the package /"), "\(outcome)")
        }
        let rules = ToolPackage.rules.replacing(
            "to: \"Store\" }",
            with: "to: \"Store\" }, "
                + "{ name: \"vain\", kind: \"acyclic\", modules: \"Baz*\" }")
        try ToolPackage.write(rules, to: "vain.json5")
        for part in ["vain.json5", "."] {
            let output = ToolPackage.run("check", "--rules", "vain.json5", part).output
            #expect(output.contains("error: Baz* fits no module"), "\(output)")
        }
        #expect(!ToolPackage.run("check", "--rules", "vain.json5", "Screen").output.contains("Baz*"))
    }

    @Test func `L34: a part calls no entry stale that it did not look at, and what is deleted is stale in every run`()
        throws
    {
        try ToolPackage.write("class A {}\nclass B {}\n", to: "Sources/Store/Store.swift")
        try ToolPackage.write("class C {}\n", to: "Sources/Store/More.swift")
        #expect(ToolPackage.run("baseline", "--baseline", "p.txt").status == .success)
        for part in ["Screen", "Sources/Store/More.swift", "Sources"] {
            #expect(ToolPackage.run("check", "--baseline", "p.txt", part).status == .success)
        }
        try ToolPackage.write("class A {}\n", to: "Sources/Store/Store.swift")
        #expect(ToolPackage.run("check", "--baseline", "p.txt", "Screen").status == .success)
        #expect(ToolPackage.run("check", "--baseline", "p.txt", "Sources/Store/More.swift").status == .success)
        #expect(ToolPackage.run("check", "--baseline", "p.txt", "Store").output.contains("[stale-baseline]"))

        let baseline = try String(contentsOfFile: ToolPackage.folder + "/p.txt", encoding: .utf8)
        try ToolPackage.write(
            baseline + "size | Store | Sources/Store/Gone.swift | 1\nlayers | Old -> Store | - | 1\n", to: "p.txt")
        let other = ToolPackage.run("check", "--baseline", "p.txt", "Screen").output
        #expect(other.contains("Gone.swift | 1") && other.contains("Old -> Store"))
        #expect(!other.contains("Store | B"))
        try FileManager.default.removeItem(atPath: ToolPackage.folder + "/Sources/Store/More.swift")
        try ToolPackage.write("", to: "Sources/Store/Store.swift")
    }
}
