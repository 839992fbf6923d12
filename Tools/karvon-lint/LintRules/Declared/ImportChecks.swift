/// Runs the rules about imports, and takes out what the rules file excepts.
struct ImportChecks {
    static let all: [any ImportRule] = [
        UndeclaredImports(), UnusedDependencies(common: false), UnusedDependencies(common: true), PlatformMismatches(),
        TestableImports(), ExportedImports(), RepeatedImports(), ImportAccess(implicit: false),
        ImportAccess(implicit: true), LeakedTypes(), UnusedImports(replaceable: false),
        UnusedImports(replaceable: true),
    ]
    let rules: ImportRules

    /// - Parameter undecided: what can be neither found nor called gone: nothing is said of exceptions that it may need.
    func findings(in package: CheckedPackage, undecided: [Finding]) -> [Finding] {
        let found = Parallel.map(Self.all.count) { number -> [Finding] in
            let rule = Self.all[number]
            return rules.severity(rule.rule) == nil ? [] : rule.findings(in: package).compactMap(rules.weighed)
        }.flatMap(\.self)
        let kept = found.filter { finding in !rules.exceptions.contains { $0.fits(finding) } }
        let unindexed = package.unindexed.map(package.graph.name)
        return kept
            + rules.exceptions.compactMap { exception in
                let mayFit =
                    exception.rule.needsIndex
                    ? unindexed.contains { exception.edge.from.fits($0) } : undecided.contains(where: exception.fits)
                return unneeded(exception, found, mayFitMore: mayFit)
            }
    }

    private func unneeded(_ exception: ImportRules.Exception, _ found: [Finding], mayFitMore: Bool) -> Finding? {
        let edges = Set(found.filter(exception.fits).map { "\($0.key.from) -> \($0.key.to)" }).sorted()
        if mayFitMore, edges.count <= exception.edge.covers ?? 1 { return nil }
        return exception.edge.objection(edges: edges, of: exception.rule.rawValue).map { message, fix in
            Finding(
                FindingKey(
                    rule: BuiltInRule.unneededException.rawValue, from: "",
                    symbol: "\(exception.rule.rawValue) \(exception.edge)"),
                at: nil, rule: exception.edge.place, message: message, fix: fix)
        }
    }
}

extension ImportRules.Exception {
    func fits(_ finding: Finding) -> Bool {
        finding.rule == rule.rawValue && edge.fits(finding.key.from, finding.key.to)
    }
}
