import Foundation
import LintPackage
import Testing

/// One package with a bit of everything, read once by the real SwiftPM for all tests of a suite.
struct SamplePackage: SuiteTrait, TestScoping {
    @TaskLocal static var answer: PackageReader.Answer?
    @TaskLocal static var folder = ""

    static var model: PackageModel {
        get throws { try #require(answer).model }
    }

    static func target(_ name: String) throws -> PackageTarget {
        try #require(try model.target(TargetReference(package: "shop", target: name)))
    }

    /// The target's sources as seen from the sample's folder.
    static func sources(_ name: String) throws -> [String] {
        try target(name).sources.paths.map { $0.replacing(folder + "/", with: "") }
    }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing run: @concurrent @Sendable () async throws -> Void
    )
        async throws
    {
        let folder = try TemporaryFolder()
        try Self.write(in: folder)
        let answer = try PackageReader().read(folder.path + "/shop")
        try await Self.$answer.withValue(answer) {
            try await Self.$folder.withValue(folder.path) { try await run() }
        }
        try folder.remove()
    }

    private static func write(in folder: TemporaryFolder) throws {
        try folder.write(manifest: "\n" + manifest, tools: "6.2", to: "shop")
        try folder.write(manifest: kitManifest, to: "ui-kit")
        try folder.write(manifest: demoManifest, to: "shop/Examples/Demo")
        for file in [
            "ui-kit/Sources/Widgets/Button.swift", "ui-kit/Sources/WidgetsCore/Core.swift",
            "ui-kit/Sources/Paint/Paint.swift", "shop/Sources/Core/Core.swift", "shop/Sources/Core/Legacy/Old.swift",
            "shop/Sources/Core/LegacyMore/New.swift", "shop/Sources/Feature/Feature.swift",
            "shop/Sources/App/main.swift", "shop/Sources/Macros/Macro.swift", "shop/Sources/MacroParts/Part.swift",
            "shop/Sources/GenTool/main.swift", "shop/Plugins/Gen/Gen.swift", "shop/Tests/FeatureTests/Tests.swift",
            "shop/Sources/CLib/c.c", "shop/Sources/CLib/include/c.h", "shop/Shared/Linked.swift",
            "shop/Shared/Folder/Within.swift", "shop/Examples/Demo/Sources/Demo/main.swift",
        ] { try folder.write("", to: file) }
        try folder.write(
            "module CSysModule [system] {\n  header \"x.h\"\n  explicit module Inner {}\n}",
            to: "shop/Sources/CSys/module.modulemap")
        try folder.link("shop/Sources/Core/Linked.swift", to: "../../Shared/Linked.swift")
        try folder.link("shop/Sources/Core/LinkedFolder", to: "../../Shared/Folder")
        try folder.link("shop/Sources/Core/Again.swift", to: "Core.swift")
        try folder.link("shop/Sources/Core/Loop", to: ".")
    }

    private static let manifest = """
        let package = Package(
            name: "Shop",
            platforms: [.macOS(.v14)],
            products: [
                .library(name: "Core", targets: ["Core"]),
                .plugin(name: "Gen", targets: ["Gen"]),
            ],
            traits: ["Fancy"],
            dependencies: [
                .package(path: "../ui-kit"),
                .package(url: "https://example.invalid/far/Away.git", from: "1.0.0"),
            ],
            targets: [
                .target(
                    name: "Core", exclude: ["Legacy"],
                    swiftSettings: [
                        .define("FAST"), .define("SLOW", .when(platforms: [.linux], configuration: .debug)),
                        .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self),
                        .unsafeFlags(["-enable-testing"]),
                    ]),
                .target(
                    name: "Feature",
                    dependencies: [
                        .target(name: "Core", condition: .when(platforms: [.linux])),
                        .product(name: "Widgets", package: "ui-kit", condition: .when(platforms: [.iOS, .macOS])),
                        .product(name: "Away", package: "Away"),
                        .target(name: "CSys", condition: .when(traits: ["Fancy"])),
                        "Macros",
                    ],
                    plugins: ["Gen"]),
                .executableTarget(name: "App", dependencies: ["Feature", .target(name: "Core")]),
                .target(name: "CLib"),
                .systemLibrary(name: "CSys"),
                .target(name: "MacroParts"),
                .macro(name: "Macros", dependencies: ["MacroParts"]),
                .executableTarget(name: "GenTool"),
                .plugin(name: "Gen", capability: .buildTool(), dependencies: ["GenTool"]),
            ] + ["Feature"].map { .testTarget(name: "\\($0)Tests", dependencies: ["Feature", "App"]) }
        )
        """

    private static let kitManifest = """
        let package = Package(
            name: "UI Kit",
            products: [.library(name: "Widgets", targets: ["Widgets", "WidgetsCore"])],
            targets: [
                .target(name: "Widgets", dependencies: ["Paint"]), .target(name: "WidgetsCore"), .target(name: "Paint"),
            ])
        """

    private static let demoManifest = """
        let package = Package(name: "Demo", targets: [.executableTarget(name: "Demo")])
        """
}
