import Testing

@testable import LintPackage

struct ResolvedSourcesTests {
    @Test func `a source that is kept under another ending stays a source, and others go by their real path`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        try folder.write("", to: "kept.txt")
        try folder.write("", to: "Other.swift")
        try folder.link("A.swift", to: "kept.txt")
        try folder.link("B.swift", to: "Other.swift")
        let sources = ResolvedSources(["A.swift", "B.swift"], in: folder.path)
        #expect(sources.files == ["\(folder.path)/A.swift", "\(folder.path)/Other.swift"])
    }
}
