import LintReader

/// Swift that passes a rule and Swift that does not, written next to the rule and tried at every check.
package struct RuleExamples: Sendable {
    /// The target in which the examples are meant to stand.
    package var module = ""
    /// The path at which they are meant to stand.
    package var file = "Example.swift"
    /// The path at which the bad ones are meant to stand, when that is what is bad.
    package var badFile: String?
    package var good: [String] = []
    package var bad: [String] = []

    /// Findings for examples that do not behave as they should.
    package static func findings(_ rule: DeclarationRule) -> [Finding] {
        let broken =
            rule.examples.good.compactMap { unreadable(rule, $0, "good") }
            + rule.examples.bad.compactMap { unreadable(rule, $0, "bad") }
        return broken.isEmpty ? misbehaving(rule) : broken
    }

    private static func misbehaving(_ rule: DeclarationRule) -> [Finding] {
        rule.examples.good.flatMap { example in
            found(rule, example, at: rule.examples.file).prefix(1).map {
                finding(rule, "its good example is against it: \($0.message)")
            }
        }
            + rule.examples.bad.filter { example in
                found(rule, lengthened(example, rule), at: rule.examples.badFile ?? rule.examples.file).isEmpty
            }.map { example in finding(rule, "it finds nothing in its bad example: \(example)") }
    }

    /// A bad example of a rule about lengths has as many empty lines more as it takes.
    private static func lengthened(_ example: String, _ rule: DeclarationRule) -> String {
        rule.require.lines.map { example + String(repeating: "\n", count: $0 + 1) } ?? example
    }

    private static func found(_ rule: DeclarationRule, _ example: String, at path: String) -> [Finding] {
        let file = SourceReader(watching: rule.watchedNames, fragments: rule.watchedFragments)
            .read(bytes: Array(example.utf8))
        let job = SourceJob(
            target: 0, module: rule.examples.module, path: path, fullPath: "", isTest: rule.select.includesTests)
        return DeclarationJudge([rule]).findings(file, job)
    }

    /// What is wrong with an example as Swift, as far as the reader tells: of what it can't read it proves nothing.
    private static func unreadable(_ rule: DeclarationRule, _ example: String, _ word: String) -> Finding? {
        let problem =
            UnknownWord.first(in: example).map { "\"\($0)\" begins no declaration" }
            ?? SourceReader().read(bytes: Array(example.utf8)).problems.first?.message
        return problem.map { finding(rule, "its \(word) example can't be read: \($0): \(example)") }
    }

    private static func finding(_ rule: DeclarationRule, _ message: String) -> Finding {
        Finding(
            FindingKey(rule: BuiltInRule.ruleExample.rawValue, from: "", symbol: rule.name), at: nil, rule: rule.place,
            message: "\(rule.name): \(message)", fix: "correct the rule or its example")
    }
}
