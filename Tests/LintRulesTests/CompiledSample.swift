import Foundation
import LintIndex
import LintPackage
import LintRules
import Testing

/// A sample whose targets the toolchain's compiler has compiled, so that there is an index of them.
struct CompiledSample {
    let folder: String
    private let sample: Sample
    private let compiler: String
    private let libraries: ToolchainLibraries

    /// Compiles the targets in the order in which they were added.
    init(_ sample: Sample) throws {
        self.sample = sample
        let toolchain = try SwiftToolchain(PackageOptions())
        libraries = try ToolchainLibraries(swift: toolchain.swift, resourcePath: toolchain.resourcePath)
        compiler = (libraries.indexStore as NSString).deletingLastPathComponent + "/../bin/swiftc"
        let made = FileManager.default.temporaryDirectory.appending(path: "lint-index-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        folder = try #require(FilePath.real(made.path))
        _ = try sample.model(folder)
        for target in sample.written where target.target.kind != .cFamily {
            let problems = try compile(target.target.name)
            try #require(problems.isEmpty, "\(problems)")
        }
    }

    /// Compiles one target, and returns what the compiler objects to.
    func compile(_ target: String) throws -> String {
        let (built, objects) = ("\(folder)/built", "\(folder)/built/\(target)")
        try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(target)").sorted()
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: compiler)
        process.currentDirectoryURL = URL(filePath: objects)
        process.arguments =
            ["-emit-module", "-c", "-parse-as-library", "-swift-version", "6", "-package-name", "sample"]
            + ["-enable-testing", "-module-name", target, "-emit-module-path", "\(built)/\(target).swiftmodule"]
            + ["-index-store-path", "\(folder)/store", "-module-cache-path", "\(folder)/cache", "-I", built]
            + ["-I", "\(folder)/CLib"] + names.map { "\(folder)/\(target)/\($0)" }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : String(decoding: text, as: UTF8.self)
    }

    func index() throws -> PackageIndex { try IndexReader(libraries).read("\(folder)/store") }

    /// What a check with the index finds.
    func check(_ rules: String = "{}") throws -> [Finding] {
        let rules = try RulesFile(Array(rules.utf8), file: "rules.json5")
        return Check(rules).run(try sample.model(folder, writing: false), index: try index()).findings
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(file)"))
    }

    func read(_ file: String) throws -> String { try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
