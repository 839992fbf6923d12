import LintPackage

/// A node of the import graph: a target of the package, or a module from elsewhere.
package struct GraphModule: Hashable, Sendable {
    /// The target's name; for a module that is no target that was read, the module's.
    package let name: String
    /// The name that an import writes.
    package let module: String
    /// What the target is built into; nil for a module of the system or the toolchain.
    package let kind: TargetKind?
    /// The target, when the model has it.
    package let target: TargetReference?
    /// Whether its sources are read and judged.
    package let isChecked: Bool
    /// Where the manifest declares it.
    package let place: SourcePlace?
    /// The folder of its files as seen from the package's; nil for a module that is no target of it.
    package let folder: String?

    package init(
        name: String, module: String, kind: TargetKind?, target: TargetReference?, isChecked: Bool,
        place: SourcePlace? = nil, folder: String? = nil
    ) {
        self.name = name
        self.module = module
        self.kind = kind
        self.target = target
        self.isChecked = isChecked
        self.place = place
        self.folder = folder
    }

    package var isTest: Bool { kind == .test }
}
