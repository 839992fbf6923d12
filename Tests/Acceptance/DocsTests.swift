import Foundation
import HeadlessApp
import HeadlessKit
import NavigationKit
import Testing

@MainActor
struct DocsTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the figures in the README were measured, and it says how`() throws {
        let readme = try Self.text("README.md")
        #expect(readme.contains("steps/s") && readme.contains("make bench"))
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test(arguments: ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
    func `every make target that the docs name is there`(document: String) throws {
        let makefile = try Self.text("Makefile")
        for match in try Self.text(document).matches(of: /(?:`|^)make ([a-z]+)/.anchorsMatchLineEndings()) {
            #expect(makefile.contains("\n\(match.1):"), "make \(match.1)")
        }
    }

    @Test func `every karvon command in the README can be run`() throws {
        try KarvonProcess.withFolder { folder in
            let file = folder.appending(path: "a.transcript")
            try Data("> back\n".utf8).write(to: file)
            _ = try KarvonProcess.run(["record", file.path])
            let environment = ["XDG_DATA_HOME": folder.path]
            let commands = try Self.text("README.md").matches(of: /karvon( [^#\n]*)?#/)
            #expect(commands.count == 6)
            for command in commands {
                let words = (command.1 ?? "").replacing("FILE...", with: file.path).split(separator: " ").map(
                    String.init)
                let result = try KarvonProcess.run(words, environment: environment)
                #expect(result.status == 0, "karvon \(words.joined(separator: " ")): \(result.errors)")
            }
        }
    }

    @Test func `every path that the docs name is there`() throws {
        for document in ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"] {
            let known = try Self.text(document).matches(of: /(?:Modules|Apps|Tests|Tools)\/[\w\/.-]+\w/).map {
                String($0.0)
            }
            for path in known where !path.contains("Notes") {
                #expect(
                    FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(document): \(path)"
                )
            }
        }
    }

    @Test func `every route and link stands in its feature's README and in the table of the architecture`() async throws
    {
        let architecture = try Self.text("ARCHITECTURE.md")
        let features = try FileManager.default.contentsOfDirectory(
            at: Self.root.appending(path: "Modules/Features"), includingPropertiesForKeys: nil)
        let readmes = try features.map { try Self.text("Modules/Features/\($0.lastPathComponent)/README.md") }.joined()
        let app = try await KarvonApp.driver([:])
        for link in app.app.navigator.links.templates {
            #expect(architecture.contains("`\(link)`"), "\(link)")
            #expect(readmes.contains("`\(link.prefix { $0 != "?" })") || readmes.contains("`\(link)`"), "\(link)")
        }
        await app.app.shutDown()
        for template in (Catalogue.open + Catalogue.closed).flatMap(\.templates) {
            #expect(architecture.contains("`\(template)`"), "\(template)")
            #expect(
                readmes.contains("`\(template)`") || readmes.contains("`\(template.prefix { $0 != "?" })`"),
                "\(template)")
        }
    }

    @Test func `the transcript in the README is what the app shows`() throws {
        let shown = try Self.text("Tests/Acceptance/Transcripts/link-signed-out.transcript").split(separator: "\n")
        let blocks = try Self.text("README.md").split(separator: "```\n")
        let block = try #require(blocks.first { $0.contains("> open karvon://") })
        var rest = shown[...]
        for line in block.split(separator: "\n") where line != "| ..." {
            let index = try #require(rest.firstIndex(of: line), "\(line)")
            rest = rest[(index + 1)...]
        }
    }
}
