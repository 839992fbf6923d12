import LintConfiguration
import LintRules

/// A rule as reports tell it, whether it found something or not.
package struct ReportedRule: Hashable, Sendable {
    /// Where a rule comes from.
    package enum Group: String, CaseIterable, Sendable {
        /// Who may import whom, as the rules file says.
        case contracts
        /// Declarations and files, as the rules file says.
        case declarations
        /// What holds without being written: imports, sources, and the lint's own files.
        case builtIn = "built-in"
    }

    package let id: String
    package let group: Group
    package let severity: Severity
    /// Where the rules file has it.
    package var place: ConfigurationPlace?
    /// What it says, in a sentence.
    package let statement: String
    /// Why it holds, in the words of its authors.
    package var because: String?
    /// What to do instead, in the words of its authors.
    package var instead: String?
    package var good: [String] = []
    package var bad: [String] = []

    package init(_ head: ContractHead) {
        (id, group, severity, place) = (head.name, .contracts, head.severity, head.place)
        statement = ContractKindText.text(head.kind)
        (because, instead) = (head.because, head.instead)
    }

    package init(_ rule: DeclarationRule) {
        (id, group, severity, place) = (rule.name, .declarations, rule.severity, rule.place)
        statement = "Declarations and files are as \(rule.name) says."
        (because, instead) = (rule.because, rule.instead)
        (good, bad) = (rule.examples.good, rule.examples.bad)
    }

    package init(_ rule: BuiltInRule, severity: Severity) {
        (id, group, self.severity, statement) = (rule.rawValue, .builtIn, severity, rule.explanation)
    }

    /// A rule of which only a finding is known.
    init(of finding: Finding) {
        (id, group, severity, place) = (finding.rule, .builtIn, finding.severity, finding.rulePlace)
        statement = finding.rule
    }

    /// All rules that a check looks at: those of the rules file in its order, then what holds without being written.
    /// Without an index, a rule that needs one finds nothing and is not told as kept.
    package static func all(_ rules: RulesFile, withIndex: Bool) -> [ReportedRule] {
        rules.contracts.map { ReportedRule($0.head) } + rules.declarations.map { ReportedRule($0) }
            + BuiltInRule.allCases.compactMap { rule in
                if rule.needsIndex, !withIndex { return nil }
                return rules.imports.severity(rule).map { ReportedRule(rule, severity: $0) }
            }
    }

    /// The first sentence of what it says, or why.
    var summary: String {
        let text = because ?? statement
        return text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
    }
}
