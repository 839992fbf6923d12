import LintReader

/// A platform as a manifest names it and as an `#if` does.
package struct Platform: Hashable, Sendable {
    /// SwiftPM's name in what it says of a package: `macos`.
    package let name: String
    /// As `#if os(macOS)` writes it.
    package let os: String
    /// As a manifest writes it: `.macOS`.
    package let manifestName: String
    var environments: [String] = [""]

    private init(_ name: String, _ os: String, _ manifestName: String? = nil, _ environments: [String] = [""]) {
        self.name = name
        self.os = os
        self.manifestName = manifestName ?? os
        self.environments = environments
    }

    /// The platforms that SwiftPM knows and a condition can tell.
    package static let all = [
        Platform("macos", "macOS"), Platform("ios", "iOS", nil, ["", "simulator"]),
        Platform("maccatalyst", "iOS", "macCatalyst", ["macCatalyst"]),
        Platform("tvos", "tvOS", nil, ["", "simulator"]), Platform("watchos", "watchOS", nil, ["", "simulator"]),
        Platform("visionos", "visionOS", nil, ["", "simulator"]), Platform("linux", "Linux", "linux"),
        Platform("windows", "Windows", "windows"), Platform("android", "Android", "android"),
        Platform("wasi", "WASI", "wasi"),
    ]

    /// The platforms on which one of the imports of a module may be compiled when the module is not there.
    package static func compiling(_ sites: [ImportSite], of module: String) -> [Platform] {
        all.filter { platform in
            sites.contains { site in
                platform.environments.contains { environment in
                    let facts = ConditionFacts(
                        os: platform.os, targetEnvironment: environment, modules: [module: false])
                    return site.condition.evaluate(facts) != false
                }
            }
        }
    }
}
