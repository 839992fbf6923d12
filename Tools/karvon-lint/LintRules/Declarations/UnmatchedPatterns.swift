/// Finds patterns of modules and files in declaration rules that fit none: what the rule says of them is said of nothing.
enum UnmatchedPatterns {
    static func findings(_ rules: [DeclarationRule], _ graph: ImportGraph, _ jobs: [SourceJob]) -> [Finding] {
        let known = KnownModules(graph)
        return rules.filter { !$0.isOptional }.flatMap { rule -> [Finding] in
            let names = graph.checked(withTests: rule.select.includesTests).map(graph.name)
            let modules = rule.select.modules
            let lacking = modules.including.filter { pattern in !names.contains { pattern.fits($0) } }
            return lacking.map { finding($0, "target", rule) }
                + fileless(rule, jobs).map { finding($0, "file that is looked at", rule) } + misspelt(rule, known)
        }
    }

    /// Patterns that no file fits of those that the rule looks at; none when it looks at no file.
    private static func fileless(_ rule: DeclarationRule, _ jobs: [SourceJob]) -> [NamePattern] {
        let (modules, patterns) = (rule.select.modules, rule.select.files.including)
        guard !patterns.isEmpty else { return [] }
        let files = jobs.filter { job in
            (rule.select.includesTests || !job.isTest) && (modules.isEmpty || modules.fits(job.module))
        }
        return files.isEmpty ? [] : patterns.filter { pattern in !files.contains { pattern.fits($0.path) } }
    }

    /// Names in what a rule requires or forbids that nearly are a module's.
    private static func misspelt(_ rule: DeclarationRule, _ known: KnownModules) -> [Finding] {
        let modules = [rule.require.modules, rule.forbid.modules].flatMap { $0.including + $0.excluding }
        let imports = rule.forbid.imports.including + rule.forbid.imports.excluding
        let meant =
            modules.map { ($0, known.meant(by: $0)) } + imports.map { ($0, known.meant(byImport: $0)) }
        return meant.compactMap { pattern, meant in
            meant.map { meant in
                Finding(
                    FindingKey(rule: BuiltInRule.unmatchedPattern.rawValue, from: "", symbol: pattern.text), at: nil,
                    rule: pattern.place,
                    message:
                        "\(pattern) is no module that is known here, so what the rules say of it is said of nothing",
                    fix: "did you mean \"\(meant)\"? If not, mark the rule with optional: true")
            }
        }
    }

    /// The same for each rule that has the pattern from the same place, so that it is told once.
    private static func finding(_ pattern: NamePattern, _ what: String, _ rule: DeclarationRule) -> Finding {
        Finding(
            FindingKey(rule: BuiltInRule.unmatchedPattern.rawValue, from: "", symbol: pattern.text), at: nil,
            rule: pattern.place,
            message: "\(pattern) fits no \(what), so what the rules say of it is said of nothing",
            fix: rule.parameters[PackParameter(pattern)].map { parameter in
                "set the pack's parameter \(parameter) to the names that are here, or to [] when there is nothing of it"
            } ?? "correct the pattern, leave it out, or mark the rule with optional: true")
    }
}
