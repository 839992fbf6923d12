import Testing

@testable import LintPackage

struct ManifestFilesTests {
    @Test func `of several manifests the one is told that states the tools version that SwiftPM read`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        try folder.write("// swift-tools-version: 5.9\n", to: "Package.swift")
        try folder.write("// swift-tools-version:6.0\r\n", to: "Package@swift-6.0.swift")
        try folder.write("// swift-tools-version: 6.1 ; more\n", to: "Package@swift-6.1.swift")
        let told = ["5.9.0", "6.0.0", "6.1.0"].map { ManifestFiles.manifest(in: folder.path, toolsVersion: $0) }
        #expect(
            told.map { $0.split(separator: "/").last } == [
                "Package.swift", "Package@swift-6.0.swift", "Package@swift-6.1.swift",
            ])
    }

    @Test func `paths are compared by their parts`() {
        let folder = FilePath("/a/samename")
        #expect(FilePath("/a/./b/../samename/x.swift").isInside(folder))
        #expect(FilePath("/a/samename").isInside(folder))
        #expect(!FilePath("/a/samenamexxx/x.swift").isInside(folder))
        #expect(!FilePath("a/samename/x.swift").isInside(folder))
        #expect(FilePath("/a/samename//x/y.swift").relative(to: folder)?.text == "x/y.swift")
        #expect(FilePath("/../a").text == "/a")
        #expect(FilePath("../../a/..").text == "../..")
    }

    @Test func `sources are listed with links followed and loops of several links cut`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        try folder.write("", to: "one/a.swift")
        try folder.write("", to: "two/b.swift")
        try folder.link("one/there", to: "../two")
        try folder.link("two/back", to: "../one")
        let listed = ["a.swift", "there/b.swift", "there/back/a.swift", "there/back/there/b.swift", "gone.swift"]
        let sources = ResolvedSources(listed, in: folder.path + "/one")
        #expect(sources.files == ["one/a.swift", "one/gone.swift", "two/b.swift"].map { "\(folder.path)/\($0)" })
        #expect(sources.loops == [folder.path + "/two/back"])
        let tree = FolderTree(folder.path + "/one")
        #expect(tree.folders == [folder.path + "/one", folder.path + "/two"])
        #expect(FolderTree(folder.path + "/one", leavingOut: ["there"]).folders == [folder.path + "/one"])
    }
}
