import LintConfiguration
import LintReader

/// How strictly declared and imported are compared; what a rules file says under `imports`.
package struct ImportRules: Sendable {
    /// One thing that a rule overlooks.
    struct Exception: Sendable {
        let rule: BuiltInRule
        let edge: ExceptedEdge
    }

    var severities: [BuiltInRule: Severity] = [:]
    var off: Set<BuiltInRule> = []
    var exceptions: [Exception] = []

    package init() {}

    /// How much a rule matters, or nil when it is off.
    package func severity(_ rule: BuiltInRule) -> Severity? {
        if off.contains(rule) || rule.isOffUnlessAsked && severities[rule] == nil { return nil }
        return severities[rule] ?? rule.usualSeverity
    }

    /// A finding of a rule of the lint's own as it matters here; nil when the rule is off.
    func weighed(_ finding: Finding) -> Finding? {
        guard let rule = BuiltInRule(rawValue: finding.rule), let severity = severity(rule) else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    /// Whether it is asked how wide an import has to be that is written with this access.
    func asksAccess(_ access: Access?) -> Bool {
        guard let access else { return severity(.implicitImportAccess) != nil }
        return access >= .package && severity(.importAccess) != nil
    }
}

extension ConfigurationReading {
    mutating func importRules(_ value: ConfigurationValue) -> ImportRules {
        var rules = ImportRules()
        let names = BuiltInRule.aboutImports.map(\.rawValue)
        guard let keys = object(value, "imports", keys: names + ["except"]) else { return rules }
        for rule in BuiltInRule.aboutImports {
            guard let member = keys[rule.rawValue],
                let text = word(member.value, of: ["off"] + Severity.allCases.map(\.rawValue))
            else { continue }
            if let severity = Severity(rawValue: text) {
                rules.severities[rule] = severity
            } else {
                rules.off.insert(rule)
            }
        }
        if let except = keys["except"] {
            rules.exceptions = array(except.value, of: "exceptions").compactMap { importException($0, names) }
        }
        return rules
    }

    private mutating func importException(_ value: ConfigurationValue, _ names: [String]) -> ImportRules.Exception? {
        let allKeys = ["rule", "from", "to", "because", "covers"]
        guard let members = members(value, "an exception"), let keys = object(value, "an exception", keys: allKeys),
            let ruleValue = keys["rule"]?.value
        else {
            note(ConfigurationError(at: value.place, expected: "the key \"rule\" in an exception", found: "none"))
            return nil
        }
        let rest = ConfigurationValue(.object(members.filter { $0.key != "rule" }), at: value.place)
        guard let rule = word(ruleValue, of: names).flatMap(BuiltInRule.init(rawValue:)), let edge = exceptedEdge(rest)
        else { return nil }
        return ImportRules.Exception(rule: rule, edge: edge)
    }
}
