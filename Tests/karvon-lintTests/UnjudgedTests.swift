import Foundation
import Testing

@testable import karvon_lint

/// A check that could not judge all says so in its summary, and can be made to fail.
@Suite(ToolPackage(), .serialized)
struct UnjudgedTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop", dependencies: [.package(url: "https://example.invalid/far/Away.git", from: "1.0.0")],
            targets: [
                .target(name: "Model", dependencies: [.product(name: "Away", package: "Away")]), .target(name: "Store"),
            ])
        """

    @Test func `the summary counts what could not be judged and says what to do, and the rule can be an error`() throws
    {
        try ToolPackage.write(Self.manifest, to: "Package.swift")
        try ToolPackage.write("import Foundation\n", to: "Sources/Model/Model.swift")
        let told = ToolPackage.run("check", "--rules", try rules("{}"))
        #expect(told.status == .success)
        #expect(
            told.output.hasSuffix(
                """

                1 note in 2 targets, 2 files, 0 rules
                not judged: what 1 finding of [incomplete] tells; run `swift package resolve`, or check the path
                not judged: unused imports: no index (--index)

                """), "\(told.output)")
        let json = ToolPackage.run("check", "--rules", "own.json5", "--format", "json").output
        #expect(
            json.contains("\"unjudged\": [\n    \"what 1 finding of [incomplete] tells; run `swift package resolve`"))
        let strict = ToolPackage.run("check", "--rules", try rules("{ imports: { incomplete: 'error' } }"))
        #expect(strict.status == .findings)
        #expect(strict.output.contains("error: package away (https://example.invalid/far/Away.git) is not here"))
        let off = ToolPackage.run(
            "check", "--rules", try rules("{ imports: { incomplete: 'off', 'unused-import': 'off' } }"))
        #expect(off.output == "no findings in 2 targets, 2 files, 0 rules\n")
    }

    @Test func `nothing is said of an index where nothing is imported`() throws {
        try ToolPackage.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Model"), .target(name: "Store")])
            """, to: "Package.swift")
        try ToolPackage.write("", to: "Sources/Model/Model.swift")
        let told = ToolPackage.run("check", "--rules", try rules("{}"))
        #expect(told.output == "no findings in 2 targets, 2 files, 0 rules\n", "\(told.errors)")
    }

    private func rules(_ text: String) throws -> String {
        try ToolPackage.write(text, to: "own.json5")
        return "own.json5"
    }
}
