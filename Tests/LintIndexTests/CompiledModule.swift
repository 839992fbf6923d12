import Foundation
import LintIndex
import Testing

/// Two modules that the toolchain's compiler has compiled, and the index of them.
struct CompiledModule: SuiteTrait, TestScoping {
    @TaskLocal static var folder = ""

    static func read() throws -> PackageIndex { try IndexReader(try libraries()).read("\(folder)/store") }

    /// Those of the first `swift` on PATH.
    static func libraries() throws -> ToolchainLibraries {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates: [String] = path.split(separator: ":").map { folder in "\(folder)/swift" }
        let swift = try #require(candidates.first(where: FileManager.default.isExecutableFile))
        return try ToolchainLibraries(swift: swift, resourcePath: { nil })
    }

    /// The files of a part of the index, by their full paths.
    static func files(_ part: String) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/store")
        return names.filter { $0.contains("/\(part)/") }.map { "\(folder)/store/\($0)" }
    }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing run: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lint-index-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Self.compile("Maker", "public struct Made { public init() {} }", in: folder)
        try Self.compile("User", "import Maker\npublic func use() -> Made { Made() }", in: folder)
        try await Self.$folder.withValue(folder) { try await run() }
    }

    private static func compile(_ module: String, _ text: String, in folder: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(module).swift"))
        let process = Process()
        let library = try libraries().indexStore
        process.executableURL = URL(
            filePath: (library as NSString).deletingLastPathComponent + "/../bin/swiftc")
        process.currentDirectoryURL = URL(filePath: folder)
        process.arguments =
            ["-emit-module", "-c", "-parse-as-library", "-module-name", module, "\(module).swift", "-I", folder]
            + ["-index-store-path", "\(folder)/store", "-index-ignore-system-modules"]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
