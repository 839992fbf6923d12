import LintPackage
import LintReader

/// The comments to the lint in the manifests of a package, for what is found there.
struct ManifestComments {
    private(set) var ignores: [SourceSummary.Ignore] = []
    /// Comments that say too little.
    private(set) var findings: [Finding] = []

    init(_ model: PackageModel) {
        let root = model.root.folder
        for unit in model.packages where GraphBuilding.isChecked(unit, root) {
            // A manifest that can't be read is SwiftPM's to tell.
            guard let bytes = try? FileBytes.read(unit.manifest) else { continue }
            let file = SourceReader(watching: []).read(bytes: bytes)
            let job = SourceJob(
                target: 0, module: "", path: GraphBuilding.relative(unit.manifest, root), fullPath: unit.manifest)
            ignores += IgnoredLines(bytes[...]).ignores(file, job)
            findings += SourceProblems.comments(file, job)
        }
    }
}
