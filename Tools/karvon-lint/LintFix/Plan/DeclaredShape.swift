import LintPackage

/// What each target of a package declares, so that two packages can be compared.
struct DeclaredShape: Hashable, Sendable {
    struct Entry: Hashable, Sendable, Comparable {
        let name: String
        let platforms: [String]

        static func < (left: Entry, right: Entry) -> Bool {
            left.name == right.name
                ? left.platforms.lexicographicallyPrecedes(right.platforms) : left.name < right.name
        }
    }

    private var targets: [TargetReference: [Entry]] = [:]

    /// Only packages whose manifests may be changed count.
    init(_ model: PackageModel) {
        for unit in model.packages where unit.origin != .fetched {
            for target in unit.targets {
                targets[TargetReference(package: unit.identity, target: target.name)] = target.dependencies.map {
                    Entry(name: $0.name, platforms: ($0.condition?.platforms ?? []).sorted())
                }.sorted()
            }
        }
    }

    mutating func apply(_ change: ManifestChange, in package: String, _ platforms: [String]) {
        switch change {
        case .add(_, let name, let target):
            targets[TargetReference(package: package, target: target), default: []].append(
                Entry(name: name, platforms: platforms.sorted()))
            targets[TargetReference(package: package, target: target)]?.sort()
        case .remove(let name, let target):
            targets[TargetReference(package: package, target: target)]?.removeAll { $0.name == name }
        case .removeCondition(let name, let target):
            let entries = targets[TargetReference(package: package, target: target)] ?? []
            targets[TargetReference(package: package, target: target)] =
                entries.map { $0.name == name ? Entry(name: name, platforms: []) : $0 }.sorted()
        }
    }

    /// The first target that declares something else than in `other`.
    func difference(to other: DeclaredShape) -> String? {
        targets.keys.sorted().first { targets[$0] != other.targets[$0] }.map { "\($0)" }
    }
}
