/// The targets whose sources are checked, and all that they reach: what else is incomplete matters to no check.
struct CheckedParts {
    private let units: [PackageUnit]
    private let reached: Set<TargetReference>
    private let needed: Set<String>

    init(_ units: [PackageUnit]) {
        let graph = TargetGraph(units)
        let checked = units.filter { $0.origin != .fetched }
        self.units = checked
        reached = graph.reached(
            from: checked.flatMap { unit in
                unit.targets.map { TargetReference(package: unit.identity, target: $0.name) }
            })
        needed = Set(
            reached.compactMap { graph.target($0) }.flatMap(\.dependencies).filter(\.targets.isEmpty)
                .compactMap(\.package))
    }

    func concerns(_ incomplete: Incomplete) -> Bool {
        switch incomplete {
        case .unresolvedPackage(let identity, _), .unreadablePackage(let identity, _): needed.contains(identity)
        case .unknownProduct(_, let target), .binaryTarget(let target): reached.contains(target)
        default: true
        }
    }

    /// Packages that SwiftPM compiles as part of a target of another.
    func packagesInTargets(_ nested: [String]) -> [Incomplete] {
        targets { target, reference in
            let sources = Set(target.sources.paths)
            return nested.filter { sources.contains($0 + "/Package.swift") }
                .map { .packageInTarget(path: $0, target: reference) }
        }
    }

    var unreadableFolders: [Incomplete] {
        targets { target, _ in
            guard target.kind != .binary else { return [] }
            return FolderTree(target.folder, leavingOut: target.excluded).unreadable.map { .unreadableFolder(path: $0) }
        }
    }

    private func targets(_ told: (PackageTarget, TargetReference) -> [Incomplete]) -> [Incomplete] {
        units.flatMap { unit in
            unit.targets.flatMap { told($0, TargetReference(package: unit.identity, target: $0.name)) }
        }
    }
}
