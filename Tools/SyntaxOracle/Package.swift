// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Checks the lint's reader against the toolchain's SwiftParser. A package of its own: linking the toolchain's libraries
// takes unsafe flags, and a package with such flags can't be depended on by version.
let host = hostLibraries()

let package = Package(
    name: "SyntaxOracle",
    dependencies: [.package(name: "karvon", path: "../..")],
    targets: [
        .target(
            name: "SyntaxBridge",
            swiftSettings: [.unsafeFlags(["-I", host, "-enable-library-evolution"])],
            linkerSettings: [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]),
        .executableTarget(
            name: "SyntaxOracle",
            dependencies: ["SyntaxBridge", .product(name: "LintReader", package: "karvon")]),
    ]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
        ]
}

/// Where the running toolchain keeps SwiftSyntax, as it says itself.
func hostLibraries() -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let info = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    let paths = info?["paths"] as? [String: Any]
    return (paths?["runtimeResourcePath"] as? String).map { $0 + "/host" } ?? ""
}
