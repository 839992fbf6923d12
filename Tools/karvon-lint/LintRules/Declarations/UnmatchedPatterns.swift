/// Finds patterns of modules in declaration rules that fit no target: what the rule says of them is said of nothing.
enum UnmatchedPatterns {
    static func findings(_ rules: [DeclarationRule], _ graph: ImportGraph) -> [Finding] {
        rules.filter { !$0.isOptional }.flatMap { rule -> [Finding] in
            let names = graph.checked(withTests: rule.select.includesTests).map(graph.name)
            return rule.select.modules.including.filter { pattern in
                !names.contains { pattern.fits($0) }
            }.map(finding)
        }
    }

    /// The same for each rule that has the pattern from the same place, so that it is told once.
    private static func finding(_ pattern: NamePattern) -> Finding {
        Finding(
            FindingKey(rule: BuiltInRule.unmatchedPattern.rawValue, from: "", symbol: pattern.text), at: nil,
            rule: pattern.place,
            message: "\(pattern) fits no target, so what the rules say of it is said of nothing",
            fix: "correct the pattern, leave it out, or mark the rule with optional: true")
    }
}
