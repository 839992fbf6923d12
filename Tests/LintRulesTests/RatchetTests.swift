import LintRules
import Testing

struct RatchetTests {
    private func findings(_ text: String, in target: String = "A", lines: Int = 1) throws -> [Finding] {
        var sample = Sample()
        sample.target(target, text)
        return try sample.check(
            """
            { contracts: [{ name: 'f', kind: 'forbidden', from: '*', to: 'UIKit' }], imports: { 'repeated-import': 'off' },
              declarations: [{ name: 'size', select: {}, require: { lines: \(lines) }, examples: { good: [], bad: [] } }] }
            """)
    }

    private func compare(_ findings: [Finding], _ baseline: Baseline, looked: LookedAt = .everything) throws -> [String]
    {
        let read = try Baseline(baseline.text, file: "baseline.txt")
        #expect(read.entries == baseline.entries)
        return BaselineComparison(findings, read, file: "baseline.txt", looked: looked).findings.lines
    }

    @Test func `a baseline is one sorted line for each matter, and tolerates just that`() throws {
        let found = try findings("import UIKit\nimport UIKit")
        let baseline = Baseline(tolerating: found)
        #expect(
            baseline.text.split(separator: "\n").dropFirst() == [
                "f | A -> UIKit | - | 2", "size | A | A/File.swift | 1",
            ])
        #expect(try compare(found, baseline).isEmpty)
    }

    @Test func `what tolerates a way through others tolerates no import`() throws {
        let rules =
            "{ contracts: [{ name: 'f', kind: 'forbidden', from: 'A', to: 'C' }], imports: { 'undeclared-import': 'off' } }"
        let check = { (text: String) in
            var sample = Sample()
            sample.target("A", text)
            sample.target("B", "import C")
            sample.target("C", "")
            return try sample.check(rules)
        }
        let baseline = Baseline(tolerating: try check("import B"))
        #expect(baseline.entries.map(\.text) == ["f | A -> C | through others | 1"])
        #expect(try compare(check("import B"), baseline).isEmpty)
        #expect(
            try compare(check("import B\nimport C"), baseline) == [
                "baseline.txt:2:1 [stale-baseline] the baseline tolerates 1 of f here, and there are none any more: f | A -> C | through others | 1",
                "A/File.swift:2:8 [f] A imports C; A may not depend on C",
            ])
    }

    @Test func `L31: what is mended leaves a stale entry, which fails and can be pruned`() throws {
        let baseline = Baseline(tolerating: try findings("import UIKit\nimport UIKit"))
        let now = try findings("import UIKit")
        #expect(
            try compare(now, baseline) == [
                "baseline.txt:2:1 [stale-baseline] the baseline tolerates 2 of f here, and there is no more than 1: f | A -> UIKit | - | 2",
                "baseline.txt:3:1 [stale-baseline] the baseline tolerates 1 of size here, and there are none any more: size | A | A/File.swift | 1",
            ])
        #expect(baseline.pruned(to: now).entries.map(\.text) == ["f | A -> UIKit | - | 1"])
    }

    @Test func `L32: measured numbers and lines are no part of an entry`() throws {
        let baseline = Baseline(tolerating: try findings("\n\n\nimport UIKit"))
        let now = try findings("\nimport UIKit")
        #expect(now.contains { $0.message.contains("the file has 2 lines") })
        #expect(try compare(now, baseline).isEmpty)
    }

    @Test func `L33: an entry covers all hits of its edge, and one more fails`() throws {
        let baseline = Baseline(tolerating: try findings("import UIKit; import UIKit"))
        #expect(try compare(findings("import UIKit; import UIKit"), baseline).isEmpty)
        let grown = try compare(findings("import UIKit; import UIKit; import UIKit"), baseline)
        #expect(grown.count == 3)
        #expect(grown.allSatisfy { $0.hasSuffix("(the baseline tolerates 2, and now there are 3)") })
    }

    @Test
    func `L34: a run over some targets calls nothing stale that it did not look at, and what is deleted is stale`()
        throws
    {
        let baseline = Baseline(tolerating: try findings("import UIKit"))
        #expect(try compare([], baseline, looked: LookedAt(targets: ["B"], existing: ["A", "B"])).isEmpty)
        #expect(try compare([], baseline, looked: LookedAt(targets: ["B"], existing: ["B"])).count == 1)
        #expect(
            baseline.pruned(to: [], looked: LookedAt(targets: ["B"], existing: ["A", "B"]))
                == Baseline(baseline.entries))
    }

    @Test func `what has moved to another target is told as that`() throws {
        let baseline = Baseline(tolerating: try findings("import UIKit"))
        #expect(
            try compare(findings("import UIKit", in: "B"), baseline) == [
                "baseline.txt:2:1 [moved-baseline] what the baseline tolerates in A is now in B: f | A -> UIKit | - | 1"
            ])
    }

    @Test func `pruning takes out what is gone, and leaves what has moved`() throws {
        let found = try findings("import UIKit\n//")
        let baseline = Baseline(tolerating: found)
        #expect(baseline.entries.map(\.key.rule) == ["f", "size"])
        let now = try findings("import UIKit", in: "B")
        #expect(baseline.pruned(to: now).entries.map(\.text) == ["f | A -> UIKit | - | 1"])
        #expect(baseline.pruned(to: []).entries.isEmpty)
    }

    @Test func `a file that went to another folder or target is told as moved, and a new one of its kind is not`()
        throws
    {
        let found = { (target: String, file: String) in
            var sample = Sample()
            sample.target(target, files: [file: "//\n//\n"])
            return try sample.check(
                "{ declarations: [{ name: 'size', select: {}, require: { lines: 1 }, examples: { good: [], bad: [] } }] }"
            )
        }
        let baseline = Baseline(tolerating: try found("A", "Old/Long.swift"))
        #expect(
            try compare(found("A", "New/Long.swift"), baseline) == [
                "baseline.txt:2:1 [moved-baseline] what the baseline tolerates in A/Old/Long.swift is now in A/New/Long.swift: size | A | A/Old/Long.swift | 1"
            ])
        #expect(try compare(found("B", "Long.swift"), baseline).first?.contains("is now in B/Long.swift") == true)
        #expect(try compare(found("A", "Old/Other.swift"), baseline).map { $0.contains("moved") } == [false, false])
    }

    @Test func `an entry's symbol may have bars of its own`() throws {
        var sample = Sample()
        sample.target("HomeDomain")
        let found = try sample.check(
            "{ contracts: [{ name: 'l', kind: 'layers', containers: '{f}', layers: ['Data | Cache', 'Domain'] }] }")
        let baseline = Baseline(tolerating: found)
        #expect(baseline.entries.contains { $0.text.hasSuffix(" | layer Data | Cache | 1") })
        #expect(try compare(found, baseline).isEmpty)
    }

    @Test(arguments: ["f | A -> B | -", "f | A -> B | - | x", "f | A -> B | - | 0", "f | A -> B -> C | - | 1"])
    func `a line that is no entry is told`(line: String) {
        #expect(throws: (any Error).self) { try Baseline("# x\n\(line)\n", file: "b") }
    }

    @Test func `an operator that is written like no symbol is tolerated too`() throws {
        var sample = Sample()
        sample.target("A", "struct S {}\nfunc - (l: S, r: S) -> S { l }\nfunc | (l: S, r: S) -> S { l }")
        let found = try sample.check(
            """
            { declarations: [{ name: 'o', select: { kinds: 'function' }, forbid: { anything: true },
              examples: { good: 'struct A {}', bad: 'func f() {}' } }] }
            """)
        let baseline = Baseline(tolerating: found)
        #expect(baseline.entries.map(\.text) == ["o | A | `-` | 1", "o | A | | | 1"])
        #expect(try compare(found, baseline).isEmpty)
    }

    @Test func `without an index no entry is stale of a dependency that is imported, and used or not`() throws {
        var sample = Sample()
        sample.target("A", on: ["B", "C"], "import B")
        sample.target("B")
        sample.target("C")
        let result = try sample.result("{ imports: { 'unused-dependency': 'off' } }")
        let entries = ["B", "C", "D"].map {
            BaselineEntry(key: FindingKey(rule: "unused-dependency", from: "A", to: $0), count: 1)
        }
        let (baseline, looked) = (Baseline(entries), LookedAt.everything.with(result))
        #expect(
            try compare(result.findings, baseline, looked: looked).map { $0.suffix(30) } == [
                "unused-dependency | A -> C | - | 1".suffix(30), "unused-dependency | A -> D | - | 1".suffix(30),
            ])
        #expect(baseline.pruned(to: result.findings, looked: looked).entries == [entries[0]])
    }

    @Test func `L37: no entry is stale of a target with a file that can't be read`() throws {
        var sample = Sample()
        sample.target("A", "let s = \"\"\"\nimport UIKit")
        sample.target("B", "")
        let result = try sample.result("{ contracts: [{ name: 'f', kind: 'forbidden', from: '*', to: 'UIKit' }] }")
        let baseline = Baseline(
            ["A", "B"].map { BaselineEntry(key: FindingKey(rule: "f", from: $0, to: "UIKit"), count: 1) })
        let looked = LookedAt.everything.with(result)
        #expect(
            try compare(result.findings, baseline, looked: looked).map { $0.contains("f | B -> UIKit") } == [
                true, false,
            ])
        #expect(baseline.pruned(to: result.findings, looked: looked).entries.map(\.key.from) == ["A"])
    }
}
