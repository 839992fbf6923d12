import LintPackage

/// Imports that are compiled on platforms for which the dependency is not declared.
struct PlatformMismatches: ImportRule {
    let rule = BuiltInRule.platformMismatch

    func findings(in package: CheckedPackage) -> [Finding] {
        package.targets.indices.flatMap { target -> [Finding] in
            let declared = package.declared(by: target)
            return package.graph.edges[target].flatMap { edge -> [Finding] in
                guard let dependencies = declared[edge.to], let platforms = platforms(dependencies) else { return [] }
                return edge.sites.filter { !$0.isGenerated }.compactMap { site in
                    let compiling = Platform.compiling([site], of: package.graph.modules[edge.to].module)
                    let others = compiling.filter { !$0.isAmong(platforms) }
                    guard !others.isEmpty else { return nil }
                    return finding(
                        target, edge.to, site, dependencies[0], platforms, others.map(\.title),
                        isApart: others.count == compiling.count, package)
                }
            }
        }
    }

    /// The platforms for which the module is declared; nil when it is for all.
    private func platforms(_ dependencies: [DeclaredDependency]) -> Set<String>? {
        let conditions = dependencies.map { $0.condition?.platforms ?? [] }
        return conditions.contains([]) ? nil : conditions.reduce(into: []) { $0.formUnion($1) }
    }

    private func finding(
        _ target: Int, _ imported: Int, _ site: ImportSite, _ dependency: DeclaredDependency, _ platforms: Set<String>,
        _ others: [String], isApart: Bool, _ package: CheckedPackage
    ) -> Finding {
        let (from, to) = (package.graph.name(target), package.graph.name(imported))
        let known = Platform.all.filter { platforms.contains($0.name) }
        let names = known.isEmpty ? platforms.sorted() : known.map(\.title)
        let conditions = known.isEmpty ? names.map { "os(\($0))" } : known.map(\.condition)
        let shown = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? " and \(others.count - 3) more" : "")
        return Finding(
            FindingKey(rule: rule.rawValue, from: from, to: to), at: site.place,
            message: "\(to) is declared only for \(names.joined(separator: ", ")), and this import is compiled on "
                + (isApart ? "\(shown) alone" : "\(shown) too"),
            chain: [
                Hop(
                    from: from, to: to, place: package.place(dependency.place),
                    note: "declared for \(names.joined(separator: ", "))")
            ],
            fix: isApart
                ? "declare \(to) for \(shown) too, or remove the import"
                : "write #if \(conditions.joined(separator: " || ")) around the import, or declare \(to) for all "
                    + "platforms")
    }
}
