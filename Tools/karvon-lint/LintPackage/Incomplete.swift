/// Something that can't be known of a package, and what that means for checks.
package enum Incomplete: Hashable, Sendable, CustomStringConvertible {
    /// A package that targets depend on has not been fetched, or its folder is not there.
    case unresolvedPackage(identity: String, location: String)
    /// SwiftPM could not read the manifest of a package that is depended on.
    case unreadablePackage(identity: String, reason: String)
    /// A product or plugin is in none of the packages that were read.
    case unknownProduct(name: String, usedBy: TargetReference)
    /// A build plugin makes sources, and the package has not been built.
    case generatedSources(target: TargetReference, plugin: String)
    /// A binary target's modules are not listed in the manifest.
    case binaryTarget(TargetReference)
    /// SwiftPM lists no sources for a target, though the manifest declares it.
    case noSources(TargetReference)
    /// A folder of a target can't be read.
    case unreadableFolder(path: String)
    /// A link leads back to a folder that holds it; what lies behind it is left out.
    case linkLoop(path: String)
    /// A package stands inside a target's folder and is compiled as part of it, its manifest included.
    case packageInTarget(path: String, target: TargetReference)

    package var description: String {
        switch self {
        case .unresolvedPackage(let identity, let location):
            "package \(identity) (\(location)) is not here, so which modules its products hold is unknown: imports that "
                + "may come from it are not judged"
        case .unreadablePackage(let identity, let reason):
            "the manifest of package \(identity) can't be read, so which modules its products hold is unknown: imports "
                + "that may come from it are not judged; SwiftPM says: \(reason)"
        case .unknownProduct(let name, let target):
            "no package that was read has the product or plugin \(name) that \(target) declares: imports that may come "
                + "from it are not judged"
        case .generatedSources(let target, let plugin):
            "plugin \(plugin) makes sources for \(target) that are not here yet: imports in them are not seen, and a "
                + "dependency of \(target) may be used only there"
        case .binaryTarget(let target):
            "the binary target \(target) may hold modules of other names than its own: imports of modules that nobody "
                + "declares are not judged where it is declared"
        case .noSources(let target): "target \(target) has no sources, so nothing in it is checked"
        case .unreadableFolder(let path): "the folder \(path) can't be read, so no file in it is checked"
        case .linkLoop(let path):
            "the link \(path) leads back to a folder that holds it; each file is checked once, under its real path"
        case .packageInTarget(let path, let target):
            "the package in \(path) is compiled as part of \(target), its manifest too"
        }
    }

    /// What to do so that it is known; nil when nothing is sure to help.
    package var remedy: String? {
        switch self {
        case .unresolvedPackage: "run `swift package resolve`, or check the path"
        case .generatedSources: "run `swift build`"
        case .packageInTarget: "exclude it in the manifest"
        default: nil
        }
    }
}
