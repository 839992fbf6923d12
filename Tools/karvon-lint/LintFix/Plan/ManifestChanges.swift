import LintPackage
import LintRules

/// The changes of manifests that findings ask for.
struct ManifestChanges {
    struct Planned {
        let change: ManifestChange
        let package: String
        let manifest: String
        /// SwiftPM's names of the platforms for which a dependency is added; none when for all.
        var platforms: [String] = []
        let place: String
        let what: String
    }

    private(set) var planned: [Planned] = []
    private(set) var byHand: [ManualFix] = []
    private let graph: ImportGraph
    private let model: PackageModel
    private let declared: TargetGraph
    /// The dependencies that go in the same run: a target's name and what it names.
    private var gone: Set<[String]> = []

    init(_ findings: [Finding], _ graph: ImportGraph, _ model: PackageModel) {
        (self.graph, self.model, declared) = (graph, model, TargetGraph(model))
        let removed = findings.filter { $0.rule == BuiltInRule.unusedDependency.rawValue }
            .filter { !isImported($0) && isRemovable($0) }
        gone = Set(removed.map { [$0.key.from, $0.key.to] })
        var seen: Set<FindingKey> = []
        for finding in findings where seen.insert(finding.key).inserted {
            switch BuiltInRule(rawValue: finding.rule) {
            case .undeclaredImport: add(finding, findings)
            case .unusedDependency:
                if isImported(finding) {
                    leave(finding, finding.fix, "its imports are to go first, and who reads them has to say so")
                } else {
                    change(finding, .remove(name: finding.key.to, target: finding.key.from))
                }
            case .unusedCommonDependency:
                leave(finding, finding.fix, "a function, loop or closure of the manifest adds it to several targets")
            case .platformMismatch:
                guard let name = dependency(finding) else { continue }
                if let place = placeThatKeeps(finding) {
                    leave(
                        finding, finding.fix,
                        "the import at \(place) has an #if as the manifest says, so which of both is meant is not plain"
                    )
                    continue
                }
                change(
                    finding, .removeCondition(name: name, target: finding.key.from),
                    what: "declare \(name) for all platforms in \(finding.key.from)")
            default: continue
            }
        }
    }

    /// Whether the target imports what a finding calls unused: an index proves that, and no import is taken out for it.
    private func isImported(_ finding: Finding) -> Bool {
        let target = unit(of: finding.key.from)?.targets.first { $0.name == finding.key.from }
        let parts = target?.dependencies.filter { $0.name == finding.key.to }.flatMap(\.targets) ?? []
        guard let from = graph.number(of: finding.key.from) else { return false }
        return graph.edges[from].contains { edge in graph.modules[edge.to].target.map(parts.contains) ?? false }
    }

    /// Whether the manifest lets the dependency be taken out.
    private func isRemovable(_ finding: Finding) -> Bool {
        guard let bytes = unit(of: finding.key.from).flatMap({ try? FileBytes.read($0.manifest) }) else { return false }
        let change = ManifestChange.remove(name: finding.key.to, target: finding.key.from)
        return (try? change.applied(to: bytes)) != nil
    }

    private mutating func change(_ finding: Finding, _ change: ManifestChange, what: String? = nil) {
        guard let unit = unit(of: finding.key.from) else { return }
        planned.append(
            Planned(
                change: change, package: unit.identity, manifest: unit.manifest, place: place(finding),
                what: what ?? finding.fix ?? finding.message))
    }

    private mutating func add(_ finding: Finding, _ findings: [Finding]) {
        let (from, to) = (finding.key.from, finding.key.to)
        guard let unit = unit(of: from), let target = graph.number(of: from), let imported = graph.number(of: to),
            let reference = graph.modules[imported].target
        else { return }
        if let misspelt = unit.targets.first(where: { $0.name == from })?.misspelling(of: to) {
            return leave(finding, finding.fix, "\(from) declares \"\(misspelt.name)\", which is nothing")
        }
        // An import that is against a contract is not to be declared.
        if let other = findings.first(where: {
            $0.key.from == from && $0.key.to == to && BuiltInRule(rawValue: $0.rule) == nil && $0.severity == .error
        }) {
            return leave(finding, "remove the import of \(to)", "the import is against \(other.rule)")
        }
        let own = TargetReference(package: unit.identity, target: from)
        if declared.leads(from: reference, to: own, without: { gone.contains([$0.target, $1.name]) }) {
            return leave(
                finding, "remove the import of \(to)", "\(to) depends on \(from), so that declaring it closes a circle")
        }
        let platforms = platforms(target, reference, unit)
        guard let entry = entry(reference, unit, platforms) else {
            return leave(
                finding, "declare \(to) in \(from)",
                "the manifest does not name package \(reference.package), or it has no product with \(to)")
        }
        // Another import may have asked for the same product.
        let change = ManifestChange.add(entry: entry.text, name: entry.name, target: from)
        if planned.contains(where: { $0.change == change && $0.manifest == unit.manifest }) { return }
        planned.append(
            Planned(
                change: change, package: unit.identity,
                manifest: unit.manifest, platforms: platforms.map(\.name), place: place(finding),
                what: "add \(entry.text) to the dependencies of \(from)"))
    }

    /// The platforms on which the target imports something of what is to be declared; none when on most.
    private func platforms(_ target: Int, _ imported: TargetReference, _ unit: PackageUnit) -> [Platform] {
        let product = imported.package == unit.identity ? nil : product(of: imported)
        let parts = (product?.targets ?? [imported.target]).map {
            TargetReference(package: imported.package, target: $0)
        }
        let compiled = graph.edges[target].filter { edge in
            graph.modules[edge.to].target.map(parts.contains) ?? false
        }.flatMap { Platform.compiling($0.sites, of: graph.modules[$0.to].module) }
        let names = Set(compiled.map(\.name))
        return names.count > 4 ? [] : Platform.all.filter { names.contains($0.name) }
    }

    private func product(of imported: TargetReference) -> PackageProduct? {
        model.packages.first { $0.identity == imported.package }?.products.first {
            $0.kind == "library" && $0.targets.contains(imported.target)
        }
    }

    /// The entry as a manifest writes it.
    private func entry(
        _ imported: TargetReference, _ unit: PackageUnit, _ platforms: [Platform]
    ) -> (text: String, name: String)? {
        let names = platforms.map { ".\($0.manifestName)" }.joined(separator: ", ")
        let condition = platforms.isEmpty ? "" : ", condition: .when(platforms: [\(names)])"
        if imported.package == unit.identity {
            let name = imported.target
            return (condition.isEmpty ? "\"\(name)\"" : ".target(name: \"\(name)\"\(condition))", name)
        }
        guard let requirement = unit.requirements.first(where: { $0.identity == imported.package }),
            let product = product(of: imported)
        else { return nil }
        return (
            ".product(name: \"\(product.name)\", package: \"\(requirement.writtenName)\"\(condition))", product.name
        )
    }

    /// The name under which the target declares what a finding is about.
    private func dependency(_ finding: Finding) -> String? {
        guard let number = graph.number(of: finding.key.to), let reference = graph.modules[number].target,
            let unit = unit(of: finding.key.from)
        else { return nil }
        let target = unit.targets.first { $0.name == finding.key.from }
        return target?.dependencies.first { $0.targets.contains(reference) && $0.condition != nil }?.name
    }

    /// Where the target imports the module on no other platforms than it is declared for; nil when it does so nowhere.
    private func placeThatKeeps(_ finding: Finding) -> SourcePlace? {
        guard let from = graph.number(of: finding.key.from), let to = graph.number(of: finding.key.to),
            let reference = graph.modules[to].target, let unit = unit(of: finding.key.from),
            let target = unit.targets.first(where: { $0.name == finding.key.from })
        else { return nil }
        let declared = Set(
            target.dependencies.filter { $0.targets.contains(reference) }.flatMap { $0.condition?.platforms ?? [] })
        return graph.edge(from: from, to: to)?.sites.first { site in
            Platform.compiling([site], of: graph.modules[to].module).allSatisfy { $0.isAmong(declared) }
        }?.place
    }

    private func unit(of target: String) -> PackageUnit? {
        let reference = graph.number(of: target).flatMap { graph.modules[$0].target }
        return model.packages.first { $0.identity == reference?.package }
    }

    private mutating func leave(_ finding: Finding, _ what: String?, _ reason: String) {
        byHand.append(ManualFix(place: place(finding), what: what ?? finding.message, reason: reason))
    }

    private func place(_ finding: Finding) -> String { finding.place.map { "\($0)" } ?? "Package.swift" }
}
