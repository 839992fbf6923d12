import Foundation
import Testing

@testable import karvon_lint

/// A small package on disk, and the tool run in it.
struct ToolPackage: SuiteTrait, TestScoping {
    @TaskLocal static var folder = ""

    static let rules = """
        {
            contracts: [
                { name: "no-store", kind: "forbidden", because: "screens get use cases", from: "Screen", to: "Store" },
                { name: "layers", kind: "layers", layers: ["Screen", "Model", "Store"] },
            ],
            declarations: [
                {
                    name: "final-classes", select: { kinds: "class" }, require: { modifiers: "final" },
                    examples: { good: "final class A {}", bad: "class A {}" },
                },
            ],
        }
        """

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [
            .target(name: "Screen", dependencies: ["Model"]),
            .target(name: "Model", dependencies: ["Store"]),
            .target(name: "Store"),
        ])
        """

    static func run(_ arguments: String..., in folder: String? = nil, environment: [String: String] = [:]) -> Outcome {
        let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let context = Context(folder: folder ?? Self.folder, environment: all, isTerminal: true)
        var outcome = CommandParser(commands: Commands.all, context: context).run(arguments)
        outcome.output = outcome.output.replacing(/\u{1B}\[\d+m/, with: "")
        return outcome
    }

    /// Writes a program. Another process does, since one that this process has open for writing can't be run, and a
    /// process that a test beside this one starts at that moment would hold it open.
    static func install(_ script: String, as program: String, in folder: String = Self.folder) throws {
        try write(script, to: program + ".sh", in: folder)
        let path = "\(folder)/\(program)"
        let said = try Shell.run("install", ["-m", "755", path + ".sh", path])
        try #require(said.isEmpty, "\(said)")
    }

    static func write(_ text: String, to file: String, in folder: String = Self.folder) throws {
        let url = URL(filePath: "\(folder)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing run: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-lint-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Self.write(Self.manifest, to: "Package.swift", in: folder)
        try Self.write(Self.rules, to: "architecture.json5", in: folder)
        try Self.write("import Model\nclass View {}\n", to: "Sources/Screen/View.swift", in: folder)
        try Self.write("import Store\n", to: "Sources/Model/Model.swift", in: folder)
        try Self.write("", to: "Sources/Store/Store.swift", in: folder)
        try await Self.$folder.withValue(folder) { try await run() }
    }
}
