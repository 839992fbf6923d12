/// What SwiftPM says of a package: itself, the packages that it depends on, and what can't be known.
///
/// Packages are told apart by identity, targets by package and name. All lists have a fixed order, so that two
/// models of the same package are equal and print alike.
package struct PackageModel: Equatable, Sendable {
    /// The package that was asked about.
    package let root: PackageUnit
    /// All packages that it depends on, near or far, that were found; sorted by identity.
    package let dependencies: [PackageUnit]
    /// Folders of packages that stand in the root package's tree and are no part of it, nor depended on; sorted.
    package let nested: [String]
    /// What the model lacks, and what that means for checks.
    package let incomplete: [Incomplete]

    package init(root: PackageUnit, dependencies: [PackageUnit], nested: [String], incomplete: [Incomplete]) {
        self.root = root
        self.dependencies = dependencies
        self.nested = nested
        self.incomplete = incomplete
    }

    /// The root package, then those it depends on.
    package var packages: [PackageUnit] { [root] + dependencies }

    /// The target that a reference names, or nil when there is none.
    package func target(_ reference: TargetReference) -> PackageTarget? {
        packages.first { $0.identity == reference.package }?.targets.first { $0.name == reference.target }
    }
}

/// Names a target among all packages of a model.
package struct TargetReference: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The package's identity.
    package let package: String
    package let target: String

    package init(package: String, target: String) {
        self.package = package
        self.target = target
    }

    package var description: String { "\(package)/\(target)" }

    package static func < (left: TargetReference, right: TargetReference) -> Bool {
        (left.package, left.target) < (right.package, right.target)
    }
}
