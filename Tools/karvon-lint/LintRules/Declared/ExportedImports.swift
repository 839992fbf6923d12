/// `@_exported import`: who imports the module sees the other one too.
struct ExportedImports: ImportRule {
    let rule = BuiltInRule.exportedImport

    func findings(in package: CheckedPackage) -> [Finding] {
        let importers = package.importers
        let exports = package.graph.checked(withTests: false).flatMap { target in
            package.graph.edges[target].flatMap { edge in
                edge.sites.filter { $0.has("@_exported") }.map { (target, edge.to, $0) }
            }
        }
        let forbidden = ForbiddenImports(
            exports.flatMap { target, exported, _ in
                importers[target].filter { $0 != exported }.map { ModulePair($0, exported) }
            }, package.graph, package.contracts)
        return exports.map { target, exported, site in
            let barred = importers[target].compactMap { importer in
                forbidden.contract(from: importer, to: exported).map { "\(package.graph.name(importer)) (\($0))" }
            }
            return finding(target, exported, site, barred, package)
        }
    }

    private func finding(
        _ target: Int, _ exported: Int, _ site: ImportSite, _ barred: [String], _ package: CheckedPackage
    ) -> Finding {
        let (from, to) = (package.graph.name(target), package.graph.name(exported))
        let importers = package.graph.checked(withTests: true).filter { module in
            module != exported && package.graph.edge(from: module, to: target) != nil
        }.map(package.graph.name)
        let who = importers.isEmpty ? "" : ": now \(importers.joined(separator: ", "))"
        let past = barred.isEmpty ? "" : "; past the contracts to \(barred.joined(separator: ", "))"
        return Finding(
            FindingKey(rule: rule.rawValue, from: from, to: to), at: site.place,
            message: "\(from) shows \(to) to everyone who imports it\(who)\(past)",
            fix: "write a plain import, and let those who need \(to) import it; or name it under imports.except")
    }
}
