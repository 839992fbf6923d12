import Foundation
import Testing

struct DocsTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

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

    @Test func `every route and link stands in its feature's README and in the table of the architecture`() throws {
        let architecture = try Self.text("ARCHITECTURE.md")
        let features = try FileManager.default.contentsOfDirectory(
            at: Self.root.appending(path: "Modules/Features"), includingPropertiesForKeys: nil)
        let readmes = try features.map { try Self.text("Modules/Features/\($0.lastPathComponent)/README.md") }.joined()
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
        for line in block.split(separator: "\n") where line != "| ..." {
            #expect(shown.contains(line), "\(line)")
        }
    }
}
