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
            + unproven(result, workspace.rules)
    }

    /// What only an index could prove, where a rule asks for it, there are imports, and there is none.
    private static func unproven(_ result: Check.Result, _ rules: RulesFile) -> [String] {
        guard rules.imports.severity(.unusedImport) != nil else { return [] }
        let importing = result.graph.checked(withTests: true).filter { !result.graph.edges[$0].isEmpty }
        let unproven = importing.map(result.graph.name).filter(result.unindexed.contains)
        if unproven.isEmpty { return [] }
        if unproven.count == importing.count { return ["unused imports: no index (--index)"] }
        let more = unproven.count > 3 ? " and \(unproven.count - 3) more" : ""
        return [
            "unused imports of \(unproven.prefix(3).joined(separator: ", "))\(more): the index is older (build them)"
        ]
    }
}
