import LintRules
import Testing

/// Every rule about who may import whom is broken in a copy of a small part of the tree, and found.
@Suite(ScratchCopy())
struct BrokenRulesTests {
    @Test(arguments: ScratchCopy.breaches)
    func `an import against the rules is found, with its place and what is allowed instead`(breach: Breach) throws {
        let findings = try #require(ScratchCopy.findings)
        let found = findings.filter { finding in
            finding.rule == breach.rule && finding.key.from == breach.module && finding.key.to == breach.imported
        }
        let finding = try #require(found.first, "\(breach.module) imports \(breach.imported)")
        #expect(finding.place.map { "\($0)" } == breach.place)
        #expect(finding.severity == .error)
        #expect(finding.chain.isEmpty || finding.chain[0].from == breach.module)
    }

    @Test(arguments: ScratchCopy.codeBreaches)
    func `code against the rules is found, with its place`(breach: CodeBreach) throws {
        let findings = try #require(ScratchCopy.findings)
        let found = findings.filter { $0.rule == breach.rule && $0.place?.path == breach.file }
        #expect(found.count == 1 && found[0].place?.line == 1 && found[0].severity == .error)
    }

    @Test func `a module of no kind is found`() throws {
        let findings = try #require(ScratchCopy.findings)
        #expect(
            findings.contains { $0.rule == "kinds-of-modules" && $0.message.hasPrefix("OrdersHelpers is of no kind") })
    }

    @Test func `the copy as it is obeys the rules`() throws {
        let findings = try #require(ScratchCopy.findingsBefore).filter { $0.severity == .error && $0.place != nil }
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }
}

/// An import that a rule forbids.
struct Breach: Sendable, CustomStringConvertible {
    let rule: String
    let module: String
    let imported: String

    init(_ rule: String, _ module: String, _ imported: String) {
        (self.rule, self.module, self.imported) = (rule, module, imported)
    }

    var description: String { "\(module) -> \(imported)" }

    /// Where the copy has it: in a file of its own.
    var file: String { "\(ScratchCopy.folder(of: module))/Breach\(imported).swift" }

    var place: String { "\(file):2:8" }
}

/// Code that a rule forbids.
struct CodeBreach: Sendable, CustomStringConvertible {
    let rule: String
    let module: String
    let code: String

    init(_ rule: String, _ module: String, _ code: String) {
        (self.rule, self.module, self.code) = (rule, module, code)
    }

    var description: String { "\(module): \(code)" }

    /// Where the copy has it: in a file of its own.
    var file: String { "\(ScratchCopy.folder(of: module))/Breach-\(rule).swift" }
}
