import Foundation
import PackagePlugin

/// `swift package karvon-lint ...`: runs the lint in the package, with the arguments as they are.
///
/// What the lint finds goes to the standard output, and what it says besides is a diagnostic, so that `--format json`
/// can be written into a file. The code that the command ends with is 0 or 1.
@main
struct KarvonLintPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = try context.tool(named: "karvon-lint").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        process.standardError = errors
        try process.run()
        let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let message = said.trimmingCharacters(in: .newlines)
        guard process.terminationStatus == 0 else {
            let code = process.terminationStatus
            throw Failure(description: message.isEmpty ? "karvon-lint ended with \(code)" : message)
        }
        if !message.isEmpty { Diagnostics.remark(message) }
    }
}

/// Why the command fails.
struct Failure: Error, CustomStringConvertible {
    let description: String
}
