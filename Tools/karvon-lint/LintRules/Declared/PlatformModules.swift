/// Modules of the systems, by which `#if canImport` tells one system from another.
enum PlatformModules {
    private static let apple: Set = ["macos", "ios", "maccatalyst", "tvos", "watchos", "visionos"]

    /// Where modules are for sure, and where they may be; everywhere else they are not. Platforms as SwiftPM names them.
    private static let places: [(modules: [String], there: Set<String>, perhaps: Set<String>)] = [
        (
            [
                "Darwin", "ObjectiveC", "os", "OSLog", "Security", "Network", "CryptoKit", "Combine", "SwiftUI",
                "CoreGraphics", "CoreData",
            ], apple, []
        ),
        (["UIKit"], apple.subtracting(["macos"]), []),
        (["AppKit", "Cocoa"], ["macos"], ["maccatalyst"]),
        (["WatchKit"], ["watchos"], ["ios", "maccatalyst"]),
        (["Glibc"], [], ["linux", "android"]),
        (["Musl"], [], ["linux"]),
        (["Android", "Bionic"], [], ["android"]),
        (["WinSDK", "CRT", "ucrt"], ["windows"], []),
        (["WASILibc"], ["wasi"], []),
        (["FoundationNetworking", "FoundationXML"], [], ["linux", "windows", "android", "wasi"]),
    ]

    /// Whether they can be imported on a platform; those of which that is not sure are left out.
    static func known(on platform: String) -> [String: Bool] {
        var known: [String: Bool] = [:]
        for (modules, there, perhaps) in places where !perhaps.contains(platform) {
            for module in modules { known[module] = there.contains(platform) }
        }
        return known
    }
}
