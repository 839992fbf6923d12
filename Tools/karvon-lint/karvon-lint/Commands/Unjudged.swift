import LintRules

/// What a check could not judge, for its summary: a check that finds nothing says so too.
enum Unjudged {
    static func lines(_ result: Check.Result, _ workspace: Workspace) -> [String] {
        let gaps = result.findings.filter { $0.rule == BuiltInRule.incomplete.rawValue }
        let remedies = Set(gaps.compactMap(\.fix)).sorted().joined(separator: "; ")
        let what =
            gaps.count == 1
            ? "what 1 finding of [incomplete] tells" : "what \(gaps.count) findings of [incomplete] tell"
        return (gaps.isEmpty ? [] : [what + (remedies.isEmpty ? "" : "; \(remedies)")])
            + (workspace.rulesName == nil
                ? ["who may import whom: no \(workspace.rulesFile.name) (karvon-lint init)"] : [])
            + (asksForIndex(result, workspace.rules) ? ["unused imports: no index (--index)"] : [])
    }

    /// Whether an index could prove something: there are imports, a rule about them is on, and there is none.
    private static func asksForIndex(_ result: Check.Result, _ rules: RulesFile) -> Bool {
        !result.hasIndex && rules.imports.severity(.unusedImport) != nil
            && result.graph.checked(withTests: true).contains { !result.graph.edges[$0].isEmpty }
    }
}
