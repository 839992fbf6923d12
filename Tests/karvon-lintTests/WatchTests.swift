#if os(Linux)
    import Foundation
    import Testing

    @testable import karvon_lint

    @Suite(ToolPackage(), .serialized)
    struct WatchTests {
        private struct Enough: Error {}

        /// Watches, and does one step each time that something is told; the last step ends it.
        private func watch(
            _ steps: [() throws -> Void], isTerminal: Bool = false, options: [String: [String]] = [:]
        ) throws -> [String] {
            let context = Context(
                folder: ToolPackage.folder, environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal)
            var texts: [String] = []
            var rest = steps[...]
            #expect(throws: Enough.self) {
                try WatchLoop(Invocation(values: options, context: context)).run { text in
                    texts.append(text)
                    guard let step = rest.popFirst() else { throw Enough() }
                    try step()
                }
            }
            return texts
        }

        @Test func `each change is checked, and only what is new is told`() throws {
            let view = "Sources/Screen/View.swift"
            let texts = try watch([
                { try ToolPackage.write("import Model\nclass View {}\nclass More {}\n", to: view) },
                {
                    // Nothing new, only further down; then something is gone.
                    try ToolPackage.write("import Model\n\nclass View {}\nclass More {}\n", to: view)
                    try ToolPackage.write("import Model\nfinal class View {}\nclass More {}\n", to: view)
                },
                { try ToolPackage.write("class A {}\n", to: "Sources/Store/New/Deep/A.swift") },
                { try ToolPackage.write("{ contracts: 1 }", to: "architecture.json5") },
                { try ToolPackage.write(ToolPackage.rules, to: "architecture.json5") },
                { try FileManager.default.removeItem(atPath: ToolPackage.folder + "/Sources/Store/New") },
            ])
            try ToolPackage.write("import Model\nclass View {}\n", to: view)
            #expect(texts.count == 7)
            #expect(texts[0].contains("\n2 errors in 3 targets, 3 files, 3 rules\n"))
            #expect(
                texts[1] == """
                    Sources/Screen/View.swift:3:7: error: class More is not final [final-classes]
                        rule: architecture.json5:7:9

                    1 new, 0 gone; now 3 errors

                    """)
            #expect(texts[2] == "0 new, 1 gone; now 2 errors\n")
            #expect(texts[3].hasPrefix("Sources/Store/New/Deep/A.swift:1:7: error: class A is not final"))
            #expect(texts[4].hasPrefix("karvon-lint: architecture.json5:1:"))
            #expect(texts[5] == "0 new, 0 gone; now 3 errors\n")
            #expect(texts[6] == "0 new, 1 gone; now 2 errors\n")
        }

        @Test func `a terminal is cleared, and a manifest that breaks is told until it is mended`() throws {
            let manifest = try String(contentsOfFile: ToolPackage.folder + "/Package.swift", encoding: .utf8)
            let texts = try watch(
                [
                    { try ToolPackage.write("no manifest", to: "Package.swift") },
                    { try ToolPackage.write(manifest, to: "Package.swift") },
                ], isTerminal: true)
            #expect(texts.count == 3)
            #expect(texts.allSatisfy { $0.hasPrefix("\u{1B}[2J\u{1B}[3J\u{1B}[H") })
            #expect(texts[1].contains("karvon-lint: `swift package "))
            #expect(texts[2].hasSuffix("0 new, 0 gone; now 2 errors\n"))
        }

        @Test func `a baseline that the rules name later is watched, and reports follow each check`() throws {
            let report = ToolPackage.folder + "/report.txt"
            var reports: [String] = []
            let texts = try watch(
                [
                    {
                        try ToolPackage.write(
                            ToolPackage.rules.replacing("contracts:", with: "baseline: 'known.txt', contracts:")
                                .replacing("\"final-classes\"", with: "\"all-final\""), to: "architecture.json5")
                    },
                    {
                        reports.append(try String(contentsOfFile: report, encoding: .utf8))
                        try ToolPackage.write("all-final | Screen | View | 1\n", to: "known.txt")
                    },
                ], options: ["--report": ["text=report.txt"]])
            reports.append(try String(contentsOfFile: report, encoding: .utf8))
            try ToolPackage.write(ToolPackage.rules, to: "architecture.json5")
            try FileManager.default.removeItem(atPath: ToolPackage.folder + "/known.txt")
            try FileManager.default.removeItem(atPath: report)
            #expect(texts.last == "0 new, 1 gone; now 1 error\n")
            #expect(reports[0].contains("known.txt is not there") && !reports[1].contains("is not there"))
        }

        @Test func `other formats and parts that are not there are refused`() {
            #expect(
                ToolPackage.run("check", "--watch", "--format", "json").errors.hasPrefix(
                    "karvon-lint: --watch writes text; "))
            #expect(ToolPackage.run("check", "--watch", "Nowhere").status == .usage)
        }
    }
#endif
