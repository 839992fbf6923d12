/// The declared edges between the targets of a model, to be asked many times.
package struct TargetGraph: Sendable {
    private let targets: [TargetReference: PackageTarget]

    package init(_ model: PackageModel) {
        self.init(model.packages)
    }

    init(_ packages: [PackageUnit]) {
        let pairs = packages.flatMap { package in
            package.targets.map { (TargetReference(package: package.identity, target: $0.name), $0) }
        }
        targets = Dictionary(pairs) { first, _ in first }
    }

    package func target(_ reference: TargetReference) -> PackageTarget? { targets[reference] }

    /// All targets that are reached from some, these included, through edges of every kind.
    func reached(
        from start: some Sequence<TargetReference>,
        without isCut: (TargetReference, DeclaredDependency) -> Bool = { _, _ in false }
    ) -> Set<TargetReference> {
        var reached = Set(start)
        var waiting = Array(reached)
        while let next = waiting.popLast() {
            for edge in targets[next]?.dependencies ?? [] where !isCut(next, edge) {
                waiting += edge.targets.filter { reached.insert($0).inserted }
            }
        }
        return reached
    }

    /// Whether a target depends on another, near or far, when some edges are not there.
    package func leads(
        from start: TargetReference, to end: TargetReference,
        without isCut: (TargetReference, DeclaredDependency) -> Bool = { _, _ in false }
    ) -> Bool {
        reached(from: [start], without: isCut).contains(end)
    }

    /// The modules that a target's sources can import as SwiftPM builds them: those of all targets that it reaches,
    /// whether it declares them or not, each with the shortest way there.
    ///
    /// Of equally short ways the first by names wins, so that the answer doesn't hang on the manifest's order. What a
    /// macro or a plugin depends on is built for the machine that builds, and is not visible. Conditions restrict
    /// nothing here; each hop tells its own. Sorted by module.
    package func visibleModules(from start: TargetReference) -> [VisibleModule] {
        var seen: Set<TargetReference> = [start]
        var wave: [Reached] = [Reached(target: start, path: [], aliases: [:])]
        var visible: [String: VisibleModule] = [:]
        while !wave.isEmpty {
            let next = wave.flatMap { edges(from: $0) }.sorted { $0.order < $1.order }
                .filter { seen.insert($0.target).inserted }
            for reached in next {
                guard let target = targets[reached.target] else { continue }
                for module in [target.module] + target.mappedModules {
                    let name = reached.aliases[module] ?? module
                    if visible[name] != nil { continue }
                    visible[name] = VisibleModule(name: name, target: reached.target, path: reached.path)
                }
            }
            wave = next
        }
        return visible.values.sorted { $0.name < $1.name }
    }

    private struct Reached {
        let target: TargetReference
        let path: [VisibleModule.Hop]
        let aliases: [String: String]

        var order: String { path.map { "\($0.from) \($0.to)" }.joined(separator: " ") }
    }

    private func edges(from reached: Reached) -> [Reached] {
        (targets[reached.target]?.dependencies ?? []).flatMap { edge in
            edge.targets.filter { targets[$0]?.kind.isImportable == true }.map { target in
                Reached(
                    target: target,
                    path: reached.path + [VisibleModule.Hop(from: reached.target, to: target, dependency: edge)],
                    aliases: edge.aliases.merging(reached.aliases) { $1 })
            }
        }
    }
}

/// A module that can be imported, and the edges that make it so.
package struct VisibleModule: Equatable, Sendable {
    /// One declared edge of the way.
    package struct Hop: Equatable, Sendable {
        package let from: TargetReference
        package let to: TargetReference
        package let dependency: DeclaredDependency
    }

    /// The name to import: the module's own, or the alias on the way to it.
    package let name: String
    package let target: TargetReference
    package let path: [Hop]

    /// Whether the importing target itself declares the module, or a product that holds it.
    package var isDeclared: Bool { path.count == 1 }
}
