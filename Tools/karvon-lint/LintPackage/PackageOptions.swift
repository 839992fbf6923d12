#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How a package is asked about.
package struct PackageOptions: Sendable {
    /// The swift to ask; nil for the first on PATH.
    package var swift: String?
    /// Where SwiftPM keeps what it fetches and builds; nil for `.build` in the package.
    package var scratchFolder: String?
    /// Where answers are kept; nil for `karvon-lint` in the scratch folder.
    package var cacheFolder: String?
    /// Whether an earlier answer will do when nothing that it depends on has changed.
    package var usesCache = true
    /// How long one question may take, in seconds.
    package var timeLimit = 120
    package var environment = ProcessInfo.processInfo.environment

    package init() {}
}
