import Foundation
import Testing

@testable import karvon_lint

@Suite(ToolPackage(), .serialized)
struct CommandTests {
    private static let unjudged = "not judged: unused imports: no index (--index)\n"

    @Test func `L16: check tells all findings and ends with 1, and with 0 when there are none`() throws {
        let outcome = ToolPackage.run("check")
        #expect(outcome.status == .findings)
        #expect(
            outcome.output == """
                Sources/Screen/View.swift:1:8: error: Screen reaches Store through Model; screens get use cases [no-store]
                    Screen -> Model  Sources/Screen/View.swift:1:8
                    Model -> Store   Sources/Model/Model.swift:1:8
                    fix: cut one step of the chain
                    rule: architecture.json5:3:9

                Sources/Screen/View.swift:2:7: error: class View is not final [final-classes]
                    rule: architecture.json5:7:9

                2 errors in 3 targets, 3 files, 3 rules
                not judged: unused imports: no index (--index)

                """)
        try ToolPackage.write("{}", to: "empty.json5")
        let clean = ToolPackage.run("check", "--rules", "empty.json5", "--no-cache")
        #expect(clean == Outcome(output: "no findings in 3 targets, 3 files, 0 rules\n" + Self.unjudged))
        try ToolPackage.write("", to: "Sources/Store/Store.swift")
    }

    @Test func `check writes other formats, and finds the package from elsewhere`() throws {
        let outcome = ToolPackage.run("check", "--format=github", "--package-path", ToolPackage.folder, in: "/")
        #expect(outcome.output.split(separator: "\n").count == 2)
        #expect(outcome.output.hasPrefix("::error file=Sources/Screen/View.swift,line=1,col=8,title=no-store::"))
        #expect(ToolPackage.run("check", "--format", "json").output.hasPrefix("{\n  \"version\": 1,\n"))
    }

    @Test func `nobody waits for a pipe among the sources: it is told as no file, in every report`() throws {
        let pipe = ToolPackage.folder + "/Sources/Store/Pipe.swift"
        #expect(mkfifo(pipe, 0o600) == 0)
        defer { try? FileManager.default.removeItem(atPath: pipe) }
        let outcome = ToolPackage.run("check", "Store", "--report", "sarif=pipe.sarif")
        #expect(
            outcome.output.hasPrefix(
                """
                Sources/Store/Pipe.swift:1:1: error: the file can't be read: it is a pipe, a socket or a device, and no file \
                [unreadable-source]
                    fix: make it readable, or take it out of the target

                """), "\(outcome.output)")
    }

    @Test func `why shows a chain, and says when there is none`() {
        #expect(
            ToolPackage.run("why", "Screen", "Store").output == """
                Screen -> Model  Sources/Screen/View.swift:1:8
                Model -> Store   Sources/Model/Model.swift:1:8

                """)
        let none = ToolPackage.run("why", "Store", "Screen")
        #expect(none == Outcome(status: .findings, output: "Store does not reach Screen by any import\n"))
        #expect(
            ToolPackage.run("why", "Store", "UIKit")
                == Outcome(status: .findings, output: "nothing here imports UIKit\n"))
        #expect(
            ToolPackage.run("why", "Screeen", "Store").errors.hasPrefix(
                "karvon-lint: there is no module Screeen; did you mean Screen?"))
    }

    @Test func `may asks the contracts about an import that is not there yet, and what SwiftPM would say`() throws {
        #expect(ToolPackage.run("may", "Screen", "Model").output.hasPrefix("no, Screen may not import Model"))
        #expect(
            ToolPackage.run("may", "Store", "Model")
                == Outcome(
                    status: .findings,
                    output: """
                        no, Store may not import Model:
                          Store imports Model; Model is a layer above Store [layers, architecture.json5:4:9]
                            allowed instead: Store may import no other module of this stack
                          Model depends on Store, and SwiftPM refuses circles

                        """))
    }

    @Test func `may says nothing of what modules from elsewhere may import`() throws {
        try ToolPackage.write("import Foundation\n", to: "Sources/Store/Store.swift")
        let outcome = ToolPackage.run("may", "Foundation", "Store")
        #expect(outcome.status == .usage)
        #expect(outcome.output == "unknown: Foundation is no target here, so no rule says what it may import\n")
        try ToolPackage.write("", to: "Sources/Store/Store.swift")
    }

    @Test func `explain tells what a rule asks, with its examples`() {
        #expect(
            ToolPackage.run("explain", "final-classes").output == """
                final-classes (error) at architecture.json5:7:9

                    select: { kinds: "class" }
                    require: { modifiers: "final" }

                Good:
                    final class A {}

                Bad:
                    class A {}

                """)
        #expect(
            ToolPackage.run("explain", "undeclared-import").output.hasPrefix("undeclared-import (error)\n\nA target"))
        #expect(ToolPackage.run("explain", "clean-architecture").output.contains("    parameters: {\n"))
        #expect(ToolPackage.run("explain", "no-singleton").output.contains("private init() {}"))
        #expect(ToolPackage.run("explain", "no-store").output.contains("Why: screens get use cases"))
        #expect(ToolPackage.run("explain", "no-sore").errors.contains("did you mean no-store?"))
    }

    @Test func `explain tells what a contract holds, and a kind of contracts with an example`() throws {
        try ToolPackage.write(
            """
            { contracts: [
              { name: "kinds", kind: "allow", everywhere: "Foundation", because: "so", modules: [
                { from: "{f}UI", may: ["{f}Domain", "!Old"] }, { from: "*", may: [] } ] },
              { name: "order", kind: "layers", optional: true, direct: true, containers: "{f}", layers: ["UI", "Data | Cache"] },
              { name: "one", kind: "protected", modules: "Store", only: [],
                except: [{ from: "A*", to: "Store", covers: 2, because: "old" }] },
            ] }
            """, to: "told.json5")
        func told(_ name: String) -> String { ToolPackage.run("explain", name, "--rules", "told.json5").output }
        #expect(
            told("kinds") == """
                kinds (allow contract, error) at told.json5:2:3

                Each kind of module may import only what is listed for it; a module of no kind is a finding.

                    everywhere: "Foundation"
                    modules: [
                        { from: "{f}UI", may: ["{f}Domain", "!Old"] },
                        { from: "*", may: [] },
                    ]

                Why: so

                """)
        #expect(
            told("order").hasSuffix(
                """

                    layers: ["UI", "Data | Cache"]
                    containers: "{f}"
                    optional: true
                    direct: true

                """))
        #expect(
            told("one").hasSuffix(
                """

                    modules: "Store"
                    only: []
                    except: [
                        { from: "A*", to: "Store", covers: 2, because: "old" },
                    ]

                """))
        #expect(
            told("acyclic").hasSuffix(
                "    { name: \"no-circles\", kind: \"acyclic\", modules: [\"{feature}Domain\", \"{feature}UI\"] }\n"))
    }

    @Test func `explain without a name lists all rules, one line each`() {
        let list = ToolPackage.run("explain")
        #expect(list.status == .success)
        let lines = list.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "Rules of architecture.json5:")
        #expect(lines.contains { $0.hasPrefix("  no-store  ") && $0.hasSuffix("  error: screens get use cases") })
        for rule in ["undeclared-import", "stale-baseline", "incomplete", "clean-architecture"] {
            #expect(lines.contains { $0.hasPrefix("  \(rule) ") }, "\(rule)")
        }
        for line in lines where line.hasPrefix("  ") {
            let name = String(line.dropFirst(2).prefix { $0 != " " })
            #expect(ToolPackage.run("explain", name).output.contains(name))
        }
    }

    @Test func `graph draws, writes, and says when a file is out of date and how to repair it`() {
        #expect(ToolPackage.run("graph", "--output", "g.mmd") == Outcome())
        #expect(ToolPackage.run("graph", "--verify", "g.mmd") == Outcome())
        #expect(
            ToolPackage.run("graph", "--format", "dot", "--verify", "g.mmd")
                == Outcome(
                    status: .findings,
                    errors:
                        "g.mmd does not show who imports whom now; run `karvon-lint graph --format dot --output g.mmd`\n"
                ))
    }

    @Test func `a baseline tolerates what was found, and only shrinks`() throws {
        #expect(ToolPackage.run("baseline", "--baseline", "b.txt").output == "b.txt: 0 entries before, 2 now\n")
        let tolerant = ToolPackage.run("check", "--baseline", "b.txt")
        #expect(tolerant.status == .success)
        #expect(
            tolerant.output == "no findings, 2 tolerated by the baseline in 3 targets, 3 files, 3 rules\n"
                + Self.unjudged)
        try ToolPackage.write("import Model\nclass View {}\nclass More {}\n", to: "Sources/Screen/View.swift")
        let grown = ToolPackage.run("baseline", "--baseline", "b.txt")
        #expect(grown.status == .findings)
        #expect(
            grown.errors == """
                b.txt would grow, and a baseline only shrinks:
                  Sources/Screen/View.swift:3:7: class More is not final [final-classes]

                """)
        try ToolPackage.write("import Model\n", to: "Sources/Screen/View.swift")
        #expect(ToolPackage.run("check", "--baseline", "b.txt").output.contains("[stale-baseline]"))
        #expect(
            ToolPackage.run("baseline", "--baseline", "b.txt", "--prune").output == "b.txt: 2 entries before, 1 now\n")
        #expect(ToolPackage.run("check", "--baseline", "b.txt").status == .success)
        try ToolPackage.write("import Model\nclass View {}\n", to: "Sources/Screen/View.swift")
    }
}
