import LintRules

/// Ways to write which targets are affected by changes.
package enum AffectedFormat: String, CaseIterable, Sendable {
    /// For people: each target with why.
    case text
    /// The targets' names, one a line.
    case names
    /// The names of the test targets, one a line.
    case tests
    /// Arguments of `swift test` that run just their tests.
    case filters
    case json

    /// - Parameters:
    ///   - root: the identity of the package that was asked about.
    ///   - base: the commit that it is compared with.
    package func text(_ affected: AffectedTargets, _ changes: PackageChanges, root: String, base: String) -> String {
        switch self {
        case .text: affected.targets.map { Self.line($0, root) }.joined()
        case .names: affected.targets.map { "\($0.name)\n" }.joined()
        case .tests: affected.tests(of: root).map { "\($0.name)\n" }.joined()
        case .filters: affected.testFilters(of: root) + "\n"
        case .json: Self.json(affected, changes, root, base).lines
        }
    }

    private static func line(_ target: AffectedTargets.Target, _ root: String) -> String {
        let name = target.package == root ? target.name : "\(target.package)/\(target.name)"
        let why =
            target.isChanged
            ? target.files.isEmpty ? "is declared otherwise" : "changed in \(Count.text(target.files.count, "file"))"
            : "depends on \(target.via.joined(separator: ", "))"
        return "\(name) \(why)\n"
    }

    private static func json(
        _ affected: AffectedTargets, _ changes: PackageChanges, _ root: String, _ base: String
    ) -> JSON {
        .members([
            "version": 1,
            "base": .string(base),
            "targets": .array(
                affected.targets.map { target in
                    .members([
                        "name": .string(target.name), "package": .string(target.package),
                        "kind": .string(target.kind), "changed": .bool(target.isChanged),
                        "files": .array(target.files.map(JSON.string)),
                        "via": .array(target.via.map(JSON.string)),
                    ])
                }),
            "tests": .array(affected.tests(of: root).map { .string($0.name) }),
            "manifests": .array(changes.manifests.map(JSON.string)),
            "others": .array(changes.others.map(JSON.string)),
        ])
    }
}
