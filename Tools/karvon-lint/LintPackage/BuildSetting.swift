/// One line of a target's `swiftSettings`, `cSettings`, `cxxSettings` or `linkerSettings`.
package struct BuildSetting: Hashable, Sendable {
    /// `swift`, `c`, `cxx` or `linker`.
    package let tool: String
    /// SwiftPM's word: `define`, `enableUpcomingFeature`, `defaultIsolation`, `unsafeFlags`...
    package let name: String
    package let values: [String]
    package let condition: BuildCondition?
}

/// When a setting or dependency holds; what is empty or nil restricts nothing.
package struct BuildCondition: Hashable, Sendable {
    /// SwiftPM's names of platforms, as `macos`, `ios`, `linux`; any of them will do.
    package let platforms: Set<String>
    /// Any of these traits of the package must be on.
    package let traits: Set<String>
    /// `debug` or `release`.
    package let configuration: String?

    package init(platforms: Set<String> = [], traits: Set<String> = [], configuration: String? = nil) {
        self.platforms = platforms
        self.traits = traits
        self.configuration = configuration
    }
}

extension PackageTarget {
    private func values(of name: String) -> [String] {
        settings.filter { $0.tool == "swift" && $0.name == name }.flatMap(\.values)
    }

    /// Names defined for `#if`, whatever their condition; sorted. The setting itself tells the condition.
    package var defines: [String] { values(of: "define").sorted() }

    /// The upcoming features that are on; sorted.
    package var upcomingFeatures: [String] { values(of: "enableUpcomingFeature").sorted() }

    /// `MainActor` when the module's declarations belong to the main actor unless they say otherwise.
    package var defaultIsolation: String? { values(of: "defaultIsolation").last }

    /// Whether the manifest itself asks for `-enable-testing`, beyond what debug builds do.
    package var enablesTesting: Bool { values(of: "unsafeFlags").contains("-enable-testing") }
}
