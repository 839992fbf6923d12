import LintPackage
import Testing

struct BinaryAndAliasTests {
    @Test func `binary targets and new names for modules are read, kept and told`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        try write(in: folder)
        let first = try PackageReader().read(folder.path + "/app")
        let second = try PackageReader().read(folder.path + "/app")
        #expect(second.isCached)
        #expect(second.model == first.model)

        let model = second.model
        let binary = TargetReference(package: "app", target: "Bin")
        #expect(model.target(binary)?.kind == .binary)
        #expect(model.incomplete == [.binaryTarget(binary)])
        let app = TargetReference(package: "app", target: "App")
        #expect(model.target(app)?.dependencies.first?.aliases == ["Game": "KitGame"])
        #expect(
            TargetGraph(model).visibleModules(from: app).map(\.name) == ["Bin", "Deep", "KitGame", "Use"])
    }

    private func write(in folder: TemporaryFolder) throws {
        try folder.write(
            manifest: """
                let package = Package(name: "app", dependencies: [.package(path: "../kit")], targets: [
                    .executableTarget(name: "App", dependencies: [
                        .product(name: "Game", package: "kit", moduleAliases: ["Game": "KitGame"]), "Use",
                    ]),
                    .target(name: "Use", dependencies: ["Bin"]),
                    .binaryTarget(name: "Bin", path: "Bin.xcframework"),
                ])
                """, to: "app")
        try folder.write(
            manifest: """
                let package = Package(name: "kit", products: [.library(name: "Game", targets: ["Game"])], targets: [
                    .target(name: "Game", dependencies: ["Deep"]), .target(name: "Deep"),
                ])
                """, to: "kit")
        for file in [
            "app/Sources/App/main.swift", "app/Sources/Use/Use.swift", "kit/Sources/Game/Game.swift",
            "kit/Sources/Deep/Deep.swift",
        ] { try folder.write("", to: file) }
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>AvailableLibraries</key><array/>
            <key>CFBundlePackageType</key><string>XFWK</string>
            <key>XCFrameworkFormatVersion</key><string>1.0</string></dict></plist>
            """, to: "app/Bin.xcframework/Info.plist")
    }
}
