extension PackageUnit {
    /// The flags that decide how a debug build on this machine parses a target's sources: language, features, `-D`.
    package func parsingFlags(_ target: PackageTarget) -> [String] {
        let held = target.settings.filter { $0.tool == "swift" && holds($0.condition) }
        let values = { (name: String) in held.filter { $0.name == name }.flatMap(\.values) }
        let major = Int(toolsVersion.split(separator: ".").first ?? "") ?? 5
        let mode = values("swiftLanguageMode").last ?? (major < 6 ? "5" : "\(major)")
        return ["-swift-version", mode]
            + (["SWIFT_PACKAGE", "DEBUG"] + values("define")).map { "-D\($0)" }
            + values("enableUpcomingFeature").flatMap { ["-enable-upcoming-feature", $0] }
            + values("enableExperimentalFeature").flatMap { ["-enable-experimental-feature", $0] }
    }

    private func holds(_ condition: BuildCondition?) -> Bool {
        guard let condition else { return true }
        #if os(macOS)
            let platform = "macos"
        #else
            let platform = "linux"
        #endif
        let enabled = Set(traits.first { $0.name == "default" }?.enables ?? [])
        return (condition.platforms.isEmpty || condition.platforms.contains(platform))
            && (condition.traits.isEmpty || !condition.traits.isDisjoint(with: enabled))
            && condition.configuration != "release"
    }
}
