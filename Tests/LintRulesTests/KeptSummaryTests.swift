import Foundation
import LintReader
import Testing

@testable import LintPackage
@testable import LintRules

struct KeptSummaryTests {
    private static let rules = """
        { contracts: [{ name: 'f', kind: 'forbidden', from: '*', to: 'UIKit' }],
          declarations: [{ name: 'long', severity: 'note', select: {}, require: { lines: 5 }, examples: { good: [], bad: [] } }] }
        """

    @Test func `what was read once is not read again, and the findings are the same`() throws {
        try withFolder { folder in
            let sources = try Self.ownSources()
            let first = try check(sources, in: folder)
            let second = try check(sources, in: folder)
            #expect(first.readCount == sources.count)
            #expect(second.readCount == 0)
            #expect(first.fileCount == second.fileCount)
            #expect(!first.findings.isEmpty)
            #expect(first.findings == second.findings)
            #expect(first.graph.edges == second.graph.edges)
            #expect(try check(sources, in: folder, keeps: false).findings == second.findings)
        }
    }

    @Test func `other rules, another target, a file less and a broken cache count`() throws {
        try withFolder { folder in
            let sources = try Self.ownSources()
            _ = try check(sources, in: folder)
            #expect(try check(sources, in: folder, Self.rules + "\n").readCount == sources.count)
            #expect(try check(sources, in: folder, Self.rules + "\n", target: "B").readCount == sources.count)
            #expect(try check(Array(sources.dropLast(3)), in: folder, Self.rules + "\n", target: "B").readCount == 0)
            #expect(try check(sources, in: folder, Self.rules + "\n", target: "B").readCount == 3)
            let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder + "/kept").first)
            try FileBytes.write(FileBytes.read("\(folder)/kept/\(file)").dropLast(), to: "\(folder)/kept/\(file)")
            #expect(try check(sources, in: folder, Self.rules + "\n", target: "B").readCount == sources.count)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/kept").count == 1)
        }
    }

    @Test func `a file that changes as long as it was, within a moment, is read again`() throws {
        try withFolder { folder in
            let file = folder + "/a.swift"
            for round in 0..<60 {
                // In place, with the old time: only the moment of the change itself tells.
                try Data("import \(round.isMultiple(of: 2) ? "UIKit" : "Glibc")\n".utf8).write(to: URL(filePath: file))
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
                let found = try check([file], in: folder).findings.filter { $0.rule == "f" }
                #expect(found.count == (round.isMultiple(of: 2) ? 1 : 0))
            }
        }
    }

    @Test func `a stamp is kept only when it is older than the moment of reading`() throws {
        try withFolder { folder in
            try FileBytes.write([1], to: folder + "/a")
            let stamp = try #require(FileStamp(folder + "/a"))
            #expect(stamp == FileStamp(folder + "/a"))
            #expect(!stamp.isSettled(before: stamp))
            let own = try #require(FileStamp(#filePath))
            #expect(own.isSettled(before: stamp))
            #expect(FileStamp(folder + "/none") == nil)
        }
    }

    @Test func `every formula of an #if is kept as it is`() throws {
        let text = """
            #if os(Linux) || arch(arm64) && !targetEnvironment(simulator)
            import A
            #elseif canImport(B, _version: 1.2) && (swift(>=5.9) || compiler(<6)) && hasFeature(C) && hasAttribute(d)
            import B
            #elseif DEBUG || false || _endian(little)
            import C
            #else
            @testable private import D
            #endif
            import E
            """
        let conditions = SourceReader().read(bytes: Array(text.utf8)).imports.map(\.condition)
        #expect(conditions.count == 5)
        for condition in conditions + [.never] {
            var writer = RecordWriter()
            condition.write(to: &writer)
            var reader = RecordReader(writer.bytes)
            #expect(try Condition(from: &reader) == condition)
        }
    }

    /// Files that changed long before the test runs.
    private static func ownSources() throws -> [String] {
        let folder = FilePath(#filePath).parent?.parent?.parent?.text ?? ""
        let root = try #require(FilePath.real(folder + "/Tools/karvon-lint/LintRules/Graph"))
        return try #require(Folder(root)).entries.map { "\(root)/\($0.name)" }
    }

    private func check(
        _ sources: [String], in folder: String, _ rules: String = rules, target: String = "A", keeps: Bool = true
    ) throws -> Check.Result {
        var sample = Sample()
        sample.target(target, files: [:], sources: sources)
        return try sample.result(rules, in: folder, cacheFolder: keeps ? folder + "/kept" : nil)
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lint-kept-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }
}
