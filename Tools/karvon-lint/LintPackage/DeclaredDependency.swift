/// A dependency as the manifest writes it: one edge of the declared graph.
package struct DeclaredDependency: Equatable, Sendable {
    /// What is named: a target of the same package, a product, or a plugin.
    package enum Kind: String, Sendable {
        case target, product, plugin
    }

    /// The target's, product's or plugin's name.
    package let name: String
    package let kind: Kind
    /// The identity of the package that a product or plugin comes from; nil for one of the same package, and for one
    /// whose package is unknown.
    package let package: String?
    /// When the dependency holds; nil when always.
    package let condition: BuildCondition?
    /// New names that this target gives to modules of the product: old name to new.
    package let aliases: [String: String]
    /// The targets that stand behind the name; empty when they can't be known, which `incomplete` then tells.
    package let targets: [TargetReference]
    /// Whether a macro stands behind it: used by its declarations, never imported.
    package let isMacro: Bool
    package let place: ManifestPlace
}

/// Where a manifest declares something, as nearly as that can be found.
///
/// Manifests are programs: what a loop or a helper makes has no line of its own. `precision` says what was found.
package struct ManifestPlace: Hashable, Sendable, CustomStringConvertible {
    package enum Precision: String, Sendable {
        /// The dependency's name within its target's declaration.
        case dependency
        /// The name of the target.
        case target
        /// No more than the manifest, told as its first line.
        case manifest
    }

    package let path: String
    package let line: Int
    package let column: Int
    package let precision: Precision

    package init(path: String, line: Int = 1, column: Int = 1, precision: Precision = .manifest) {
        self.path = path
        self.line = line
        self.column = column
        self.precision = precision
    }

    package var description: String { "\(path):\(line):\(column)" }
}
