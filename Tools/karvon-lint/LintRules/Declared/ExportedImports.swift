/// `@_exported import`: who imports the module sees the other one too.
struct ExportedImports: ImportRule {
    let rule = BuiltInRule.exportedImport

    func findings(in package: CheckedPackage) -> [Finding] {
        package.graph.checked(withTests: false).flatMap { target in
            package.graph.edges[target].flatMap { edge in
                edge.sites.filter { $0.has("@_exported") }.map { finding(target, edge.to, $0, package) }
            }
        }
    }

    private func finding(_ target: Int, _ exported: Int, _ site: ImportSite, _ package: CheckedPackage) -> Finding {
        let (from, to) = (package.graph.name(target), package.graph.name(exported))
        let importers = package.graph.checked(withTests: true).filter { module in
            module != exported && package.graph.edge(from: module, to: target) != nil
        }.map(package.graph.name)
        let who = importers.isEmpty ? "" : ": now \(importers.joined(separator: ", "))"
        return Finding(
            FindingKey(rule: rule.rawValue, from: from, to: to), at: site.place,
            message: "\(from) shows \(to) to everyone who imports it\(who)",
            fix: "write a plain import, and let those who need \(to) import it; or name it under imports.except")
    }
}
