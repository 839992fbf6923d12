import Foundation
import PackagePlugin

/// `swift package karvon-lint ...`: runs the lint in the package, with the arguments as they are.
@main
struct KarvonLintPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "karvon-lint").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }
}

/// The lint has ended with another code than 0, and has said why.
struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "karvon-lint ended with \(status)" }
}
