import LintPackage
import LintReader

/// Imports of modules that the target does not declare, with the way by which SwiftPM lets them pass.
struct UndeclaredImports: ImportRule {
    let rule = BuiltInRule.undeclaredImport

    func findings(in package: CheckedPackage) -> [Finding] {
        let undeclared = package.targets.indices.map { target in
            let declared = package.declared(by: target)
            return package.graph.edges[target].filter { edge in
                package.graph.modules[edge.to].target != nil && declared[edge.to] == nil
            }
        }
        let forbidden = ForbiddenImports(
            undeclared.enumerated().flatMap { target, edges in edges.map { ModulePair(target, $0.to) } }, package.graph,
            package.contracts)
        return package.targets.indices.flatMap { target -> [Finding] in
            let undeclared = undeclared[target]
            guard !undeclared.isEmpty, let reference = package.graph.modules[target].target else { return [] }
            let visible = package.declaredGraph.visibleModules(from: reference)
            return undeclared.flatMap { edge in
                let way = visible.first { $0.target == package.graph.modules[edge.to].target }
                return edge.sites.filter { !$0.isGenerated && !isOptional($0, package.graph.modules[edge.to].module) }
                    .map { finding(target, edge.to, $0, way?.path ?? [], forbidden, package) }
            }
        }
    }

    /// Whether the import stands only where the module was found to be there.
    private func isOptional(_ site: ImportSite, _ module: String) -> Bool {
        let names = [module] + site.condition.importable.filter { $0.hasPrefix(module + ".") }
        let facts = ConditionFacts(modules: Dictionary(names.map { ($0, false) }) { first, _ in first })
        return site.condition.evaluate(facts) == false
    }

    private func finding(
        _ target: Int, _ imported: Int, _ site: ImportSite, _ way: [VisibleModule.Hop], _ forbidden: ForbiddenImports,
        _ package: CheckedPackage
    ) -> Finding {
        let (from, to) = (package.graph.name(target), package.graph.name(imported))
        let passes =
            way.isEmpty
            ? "nothing that it declares leads there, so it compiles only when \(to) happens to be built before"
            : "it compiles because of what \(way[0].to.target) depends on, and no longer when that changes"
        return Finding(
            FindingKey(rule: rule.rawValue, from: from, to: to), at: site.place,
            message: "\(from) imports \(to), which it does not declare; \(passes)",
            chain: way.map { hop in
                Hop(
                    from: hop.from.target, to: hop.to.target, place: package.place(hop.dependency.place),
                    note: hop.dependency.kind == .product ? "product \(hop.dependency.name)" : "")
            },
            allowed: allowed(from, package.declared(by: target).keys.sorted().map(package.graph.name)),
            fix: fix(target, imported, forbidden, package))
    }

    /// To declare what is imported, unless that is against the rules, of this package or of SwiftPM.
    private func fix(_ target: Int, _ imported: Int, _ forbidden: ForbiddenImports, _ package: CheckedPackage) -> String
    {
        let (from, to) = (package.graph.name(target), package.graph.name(imported))
        if let contract = forbidden.contract(from: target, to: imported) {
            return "remove the import: \(contract) forbids it"
        }
        if let own = package.graph.modules[target].target, let other = package.graph.modules[imported].target,
            package.declaredGraph.leads(from: other, to: own)
        {
            return "remove the import: \(to) depends on \(from), so that declaring it would close a circle"
        }
        if let misspelt = package.targets[target].misspelling(of: to) {
            return "write \"\(to)\" instead of \"\(misspelt.name)\" at \(package.place(misspelt.place))"
        }
        return "add \(declaration(of: imported, for: target, package)) to the dependencies of \(from) "
            + "(\(package.place(package.targets[target].place))), or remove the import"
    }

    private func allowed(_ from: String, _ names: [String]) -> String {
        "\(from) declares " + (names.isEmpty ? "no dependency" : names.joined(separator: ", "))
    }

    private func declaration(of imported: Int, for target: Int, _ package: CheckedPackage) -> String {
        let module = package.graph.modules[imported]
        guard let reference = module.target, reference.package != package.graph.modules[target].target?.package,
            let unit = package.model.packages.first(where: { $0.identity == reference.package })
        else { return "\"\(module.name)\"" }
        let importer = package.model.packages.first { $0.identity == package.graph.modules[target].target?.package }
        let name = importer?.requirements.first { $0.identity == unit.identity }?.writtenName ?? unit.identity
        let product = unit.products.first { $0.targets.contains(module.name) }?.name
        return product.map { ".product(name: \"\($0)\", package: \"\(name)\")" }
            ?? "a product of package \(name) that holds \(module.name)"
    }
}

extension Condition {
    /// The modules that the formula asks for with `canImport`.
    var importable: [String] {
        switch self {
        case .canImport(let module, _): [module]
        case .not(let inner): inner.importable
        case .all(let parts), .any(let parts): parts.flatMap(\.importable)
        default: []
        }
    }
}
