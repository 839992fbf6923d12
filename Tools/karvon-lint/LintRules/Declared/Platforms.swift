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

    /// As messages name it.
    var title: String { isCatalyst ? "Mac Catalyst" : os }

    /// What an `#if` asks to tell it.
    var condition: String { isCatalyst ? "targetEnvironment(macCatalyst)" : "os(\(os))" }

    private var isCatalyst: Bool { name == "maccatalyst" }

    /// Whether a dependency that is declared for some platforms is there. What is declared for iOS is taken to be there
    /// on Mac Catalyst too: `#if os(iOS)` does not tell the two apart, and few packages are built for both.
    package func isAmong(_ names: Set<String>) -> Bool { names.contains(name) || isCatalyst && names.contains("ios") }

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
            let modules = PlatformModules.known(on: platform.name).merging([module: false]) { $1 }
            return platform.environments.contains { environment in
                let facts = ConditionFacts(os: platform.os, targetEnvironment: environment, modules: modules)
                return sites.contains { $0.condition.evaluate(facts) != false }
            }
        }
    }
}
