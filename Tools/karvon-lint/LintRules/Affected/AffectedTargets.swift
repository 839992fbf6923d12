import LintPackage

/// The targets that changed, and those that depend on them, near or far.
package struct AffectedTargets: Sendable {
    /// One of them.
    package struct Target: Hashable, Sendable {
        package let name: String
        /// The identity of its package.
        package let package: String
        /// What it is built into, in one word.
        package let kind: String
        /// The module's name, by which `swift test --filter` knows its tests.
        package let module: String
        /// The changed files in it; none when it is affected by others or by its declaration alone.
        package let files: [String]
        /// Whether it changed itself.
        package let isChanged: Bool
        /// The changed or affected targets that it depends on itself; sorted.
        package let via: [String]
    }

    /// Sorted by package and name, those of the root package first.
    package let targets: [Target]

    package init(_ model: PackageModel, _ changes: PackageChanges) {
        let units = model.packages.filter { $0.origin != .fetched }
        let all = units.flatMap { unit in
            unit.targets.map { (TargetReference(package: unit.identity, target: $0.name), $0) }
        }
        var users: [TargetReference: [TargetReference]] = [:]
        for (reference, target) in all {
            for used in target.dependencies.flatMap(\.targets) { users[used, default: []].append(reference) }
        }
        var affected = Set(changes.files.keys)
        var waiting = Array(affected)
        while let next = waiting.popLast() {
            waiting += (users[next] ?? []).filter { affected.insert($0).inserted }
        }
        let found = all.filter { affected.contains($0.0) }.map { reference, target in
            Target(
                name: target.name, package: reference.package, kind: target.kind.rawValue, module: target.module,
                files: changes.files[reference] ?? [],
                isChanged: changes.files[reference] != nil,
                via: Set(target.dependencies.flatMap(\.targets)).filter { affected.contains($0) }.sorted()
                    .map(\.target))
        }
        let root = model.root.identity
        targets = found.sorted { one, other in
            (one.package == root ? 0 : 1, one.package, one.name)
                < (other.package == root ? 0 : 1, other.package, other.name)
        }
    }

    /// The test targets of the root package: the only ones whose tests `swift test` runs there.
    package func tests(of root: String) -> [Target] {
        targets.filter { $0.kind == TargetKind.test.rawValue && $0.package == root }
    }

    /// Arguments for `swift test` that run only those tests; when there are none, arguments that run nothing.
    package func testFilters(of root: String) -> String {
        let tests = tests(of: root)
        return tests.isEmpty ? "--filter ^$" : tests.map { "--filter ^\($0.module)\\." }.joined(separator: " ")
    }
}
