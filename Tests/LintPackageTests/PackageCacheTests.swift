import Foundation
import LintPackage
import Testing

struct PackageCacheTests {
    @Test func `an answer is kept until a file comes or goes, the manifest changes, or the kept answer is broken`()
        throws
    {
        let folder = try package()
        defer { try? folder.remove() }
        let first = try PackageReader().read(folder.path)
        #expect(!first.isCached)
        #expect(first.cacheProblem == nil)
        let second = try PackageReader().read(folder.path)
        #expect(second.isCached)
        #expect(second.model == first.model)

        try folder.write("import Foundation", to: "Sources/A/a.swift")
        #expect(try PackageReader().read(folder.path).isCached, "contents of sources count for nothing")

        try folder.write("", to: "Sources/A/Deep/b.swift")
        let third = try PackageReader().read(folder.path)
        #expect(!third.isCached)
        #expect(
            third.model.root.targets.first?.sources.paths.map { $0.split(separator: "/").last } == [
                "b.swift", "a.swift",
            ])

        let plugins = ".build/plugins/outputs/\(third.model.root.identity)/A/destination/Gen"
        try folder.write("", to: "\(plugins)/Made.swift")
        let fourth = try PackageReader().read(folder.path)
        #expect(!fourth.isCached, "a build made sources")
        #expect(
            fourth.model.root.targets.first?.generated.map(\.files.paths) == [["\(folder.path)/\(plugins)/Made.swift"]])
        #expect(third.model.incomplete.count == 1)
        #expect(fourth.model.incomplete.isEmpty)

        let cached = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.build/karvon-lint").first)
        let file = ".build/karvon-lint/\(cached)"
        var bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/\(file)"))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(filePath: "\(folder.path)/\(file)"))
        let fifth = try PackageReader().read(folder.path)
        #expect(!fifth.isCached)
        #expect(fifth.model == fourth.model)
    }

    @Test func `a package that comes or goes beside the targets is seen, and a file that does is not asked about`()
        throws
    {
        let folder = try package()
        defer { try? folder.remove() }
        #expect(try PackageReader().read(folder.path).model.nested.isEmpty)
        try folder.write("", to: "docs/more.md")
        _ = try PackageReader().read(folder.path)
        try folder.write("", to: "docs/other.md")
        #expect(try PackageReader().read(folder.path).isCached)
        try folder.write("// swift-tools-version: 6.0", to: "docs/Package.swift")
        let second = try PackageReader().read(folder.path)
        #expect(!second.isCached)
        #expect(second.model.nested == [folder.path + "/docs"])
        try folder.remove("docs/Package.swift")
        #expect(try PackageReader().read(folder.path).model.nested.isEmpty)
    }

    @Test func `the environment counts when a manifest reads it, and not when none does`() throws {
        for (manifest, isRead) in [("// ProcessInfo.processInfo.environment", true), ("", false)] {
            let folder = try TemporaryFolder(swift: Self.script, manifest: manifest)
            defer { try? folder.remove() }
            var options = PackageOptions()
            options.swift = folder.path + "/swift"
            options.environment["NAME"] = "one"
            #expect(try PackageReader(options).read(folder.path).model.root.name == "one")
            options.environment["TERM"] = "other"
            #expect(try PackageReader(options).read(folder.path).isCached)
            options.environment["NAME"] = "two"
            #expect(try PackageReader(options).read(folder.path).model.root.name == (isRead ? "two" : "one"))
            try folder.install(swift: Self.script.replacing("$NAME", with: "newer"))
            #expect(try PackageReader(options).read(folder.path).model.root.name == "newer", "another toolchain")
            try folder.write("// swift-tools-version: 6.0\n// changed", to: "Package.swift")
            #expect(try !PackageReader(options).read(folder.path).isCached)
        }
    }

    @Test func `a cache that can't be written is told, and the answer given`() throws {
        let folder = try TemporaryFolder(swift: Self.script)
        defer { try? folder.remove() }
        var options = PackageOptions()
        options.swift = folder.path + "/swift"
        options.cacheFolder = folder.path + "/swift"
        let answer = try PackageReader(options).read(folder.path)
        #expect(answer.model.root.targets.isEmpty)
        #expect(answer.cacheProblem?.contains("/swift/package-") == true)
        options.usesCache = false
        #expect(try PackageReader(options).read(folder.path).cacheProblem == nil)
    }

    private static let script = """
        echo '{"name":"'$NAME'","products":[],"dependencies":[],"targets":[],"toolsVersion":{"_version":"6.0.0"}}'
        """

    private func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            manifest: """
                let package = Package(name: "tiny", targets: [
                    .target(name: "A", plugins: ["Gen"]), .plugin(name: "Gen", capability: .buildTool(), dependencies: ["Tool"]),
                    .executableTarget(name: "Tool"),
                ])
                """)
        try folder.write("", to: "Sources/A/a.swift")
        try folder.write("", to: "Sources/Tool/main.swift")
        try folder.write("", to: "Plugins/Gen/gen.swift")
        return folder
    }
}
