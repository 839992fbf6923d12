import LintConfiguration
import LintReport
import LintRules
import Testing

struct SARIFFormatTests {
    private func run(_ report: Report, showsTolerated: Bool = false, files: [String: [UInt8]] = [:]) throws -> JSONValue
    {
        let format = SARIFFormat(version: "1.2.3", showsTolerated: showsTolerated) { files[$0] }
        let document = try JSONValue(format.text(report))
        #expect(try SchemaFiles.sarif().errors(in: document) == [])
        return try #require(document["runs"]?[0])
    }

    @Test func `a chain is a result with the rule, the place, the steps as related places and as a flow`() throws {
        let run = try run(.sample)
        let result = try #require(run["results"]?[0])
        #expect(result["ruleId"]?.string == "layers")
        #expect(run["tool"]?["driver"]?["rules"]?[try #require(result["ruleIndex"]?.int)]?["id"]?.string == "layers")
        #expect(result["level"]?.string == "error")
        #expect(
            result["message"]?["text"]?.string == """
                Screen reaches Store through Model; 100% wrong
                allowed instead: Screen may import Model
                fix: cut one step of the chain
                """)
        let place = try #require(result["locations"]?[0]?["physicalLocation"])
        #expect(place["artifactLocation"]?["uri"]?.string == "Sources/Screen/A,%20b.swift")
        #expect(place["artifactLocation"]?["uriBaseId"]?.string == "SRCROOT")
        #expect(place["region"]?["startLine"]?.int == 3)
        #expect(
            result["relatedLocations"]?.array.map { $0["message"]?["text"]?.string } == [
                "the rule layers", "Screen imports Model", "Model imports Store (#if os(Linux))",
            ])
        #expect(result["codeFlows"]?[0]?["threadFlows"]?[0]?["locations"]?.array.count == 2)
        #expect(result["suppressions"] == nil)
    }

    @Test func `what a baseline tolerates is left out, or told as suppressed when asked`() throws {
        #expect(try run(.sample)["results"]?.array.count == 2)
        let all = try #require(try run(.sample, showsTolerated: true)["results"]?.array)
        #expect(all.map { $0["suppressions"]?[0]?["kind"]?.string } == [nil, nil, "external"])
    }

    @Test func `a rule tells what it says, why, and its examples, whatever back-ticks they hold`() throws {
        var rule = DeclarationRule(name: "r", place: ConfigurationPlace(file: "a.json5", line: 2, column: 3))
        rule.because = "it reads. Well"
        rule.examples.good = ["let a = 1"]
        rule.examples.bad = ["let `b` = \"````\""]
        let report = Report(
            findings: [], fileCount: 0, moduleCount: 0, contractCount: 1, rules: [ReportedRule(rule)])
        let written = try #require(try run(report)["tool"]?["driver"]?["rules"]?[0])
        #expect(written["shortDescription"]?["text"]?.string == "it reads.")
        #expect(written["defaultConfiguration"]?["level"]?.string == "error")
        #expect(
            written["help"]?["markdown"]?.string == """
                Declarations and files are as r says.

                Why: it reads. Well.

                **Good**

                ```swift
                let a = 1
                ```

                **Bad**

                `````swift
                let `b` = "````"
                `````

                The rule stands at a.json5:2:3.
                """)
        #expect(written["help"]?["text"]?.string?.contains("Bad:\nlet `b`") == true)
    }

    @Test(arguments: [
        ("", 1, 8), ("é", 2, 8), ("🦊", 2, 7), ("\u{FEFF}", 1, 8),
    ])
    func `columns count UTF-16, whatever bytes stand before them`(before: String, bytes: Int, column: Int) throws {
        // Behind the letters there is a word at byte 8 of line 3.
        let isMark = before == "\u{FEFF}"
        let lead = isMark ? "" : before
        let filler = String(repeating: " ", count: 7 - lead.utf8.count)
        let text = (isMark ? before : "") + "a\r\nb\r\(lead)\(filler)Model.Part\nlast"
        let report = Report(
            findings: [
                Finding(
                    FindingKey(rule: "r", from: "A"), at: SourcePlace(path: "A.swift", line: 3, column: 8), message: "m"
                )
            ], fileCount: 1, moduleCount: 1, contractCount: 0)
        let run = try run(report, files: ["A.swift": Array(text.utf8)])
        let region = try #require(run["results"]?[0]?["locations"]?[0]?["physicalLocation"]?["region"])
        let expected = 8 - lead.utf8.count + lead.utf16.count
        #expect(region["startColumn"]?.int == expected)
        #expect(region["endColumn"]?.int == expected + 5)
        #expect(run["columnKind"]?.string == "utf16CodeUnits")
    }

    @Test func `a fingerprint follows what a finding is about, and neither its line nor its words`() throws {
        func prints(_ lines: [Int], _ message: String) throws -> [String?] {
            let report = Report(
                findings: lines.map { line in
                    Finding(
                        FindingKey(rule: "r", from: "A", to: "B"),
                        at: SourcePlace(path: "A.swift", line: line, column: 1), message: "\(message) \(line)")
                }, fileCount: 1, moduleCount: 1, contractCount: 0)
            return try run(report)["results"]?.array.map { result in
                result["partialFingerprints"]?["primaryLocationLineHash"]?.string
            } ?? []
        }
        let first = try prints([1, 2], "461 lines")
        #expect(try prints([7, 90], "460 lines") == first)
        #expect(Set(first).count == 2)
        #expect(first[0]?.hasSuffix(":1") == true)
    }

    @Test(arguments: [
        ("a:b c#d?e%f[g].swift", "a%3Ab%20c%23d%3Fe%25f%5Bg%5D.swift", true),
        ("é/🦊.swift", "%C3%A9/%F0%9F%A6%8A.swift", true),
        ("/abs/x y.swift", "file:///abs/x%20y.swift", false),
    ])
    func `paths are URIs`(path: String, uri: String, isRelative: Bool) throws {
        let report = Report(
            findings: [
                Finding(FindingKey(rule: "r", from: "A"), at: SourcePlace(path: path, line: 1, column: 1), message: "m")
            ], fileCount: 1, moduleCount: 1, contractCount: 0, prefix: "sub/")
        let place = try run(report)["results"]?[0]?["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
        #expect(place?["uri"]?.string == (isRelative ? "sub/" : "") + uri)
        #expect(place?["uriBaseId"]?.string == (isRelative ? "SRCROOT" : nil))
    }

    @Test func `a finding that no file shows is told at the manifest`() throws {
        let finding = Finding(FindingKey(rule: "incomplete", from: ""), severity: .note, at: nil, message: "\u{1}\"\\")
        let run = try run(Report(findings: [finding], fileCount: 0, moduleCount: 0, contractCount: 0))
        let place = run["results"]?[0]?["locations"]?[0]?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"]?.string == "Package.swift")
        #expect(run["results"]?[0]?["message"]?["text"]?.string == "\u{1}\"\\")
    }

    @Test func `more results than code scanning takes are cut, the least severe first, and the cut is told`() throws {
        #expect(SARIFFormat.mostResults == 25_000)
        let report = Report.many([(.warning, 4), (.error, 3)])
        let document = try JSONValue(SARIFFormat(version: "1.0.0", limit: 5).text(report))
        #expect(try SchemaFiles.sarif().errors(in: document) == [])
        let results = document["runs"]?[0]?["results"]?.array ?? []
        #expect(results.map { $0["level"]?.string } == ["error", "error", "error", "warning", "warning"])
        let notes = document["runs"]?[0]?["invocations"]?[0]?["toolExecutionNotifications"]
        #expect(
            notes?[0]?["message"]?["text"]?.string
                == "2 results are left out, the least severe: a run may have 5")
    }
}
