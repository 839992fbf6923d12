import Foundation
import LintPackage
import Testing

/// A folder that is there while a test runs.
struct TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lint-package-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = try #require(FilePath.real(folder.path))
    }

    func write(_ text: String, to file: String) throws {
        let url = URL(filePath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Writes a manifest of that tools version; what it imports takes lines 2 and 3.
    func write(manifest: String, tools version: String = "6.0", to folder: String = "") throws {
        let imports = "import CompilerPluginSupport\nimport PackageDescription"
        try write("// swift-tools-version: \(version)\n\(imports)\n\(manifest)", to: "\(folder)/Package.swift")
    }

    func link(_ link: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(link)", withDestinationPath: destination)
    }

    func remove(_ file: String = "") throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(file)")
    }

    /// An empty package, and a swift of our own that answers with a script.
    init(swift script: String, manifest: String = "") throws {
        try self.init()
        try write("// swift-tools-version: 6.0\n\(manifest)", to: "Package.swift")
        try install(swift: script)
    }

    /// Another process writes the executable: one that this process has open for writing can't be run, and a process
    /// that a test beside this one starts at that moment would hold it open.
    func install(swift script: String) throws {
        try write("#!/bin/sh\n\(script)\n", to: "swift.sh")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["install", "-m", "755", "\(path)/swift.sh", "\(path)/swift"]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
