#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import LintIndex
import LintPackage

/// Has an index read by another process, which may go down without this one.
struct IndexQuestion {
    let context: Context
    let options: PackageOptions

    func read(_ store: String) throws -> PackageIndex {
        let toolchain = try SwiftToolchain(options)
        let libraries = try ToolchainLibraries(swift: toolchain.swift, resourcePath: toolchain.resourcePath)
        guard let executable = context.executable else { return try IndexReader(libraries).read(store) }
        let answer = try Subprocess(
            executable: executable, arguments: ["read-index", libraries.indexStore, libraries.demangle, store],
            environment: context.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
            seconds: options.timeLimit
        ).run()
        let codes = [Outcome.Status.success, .findings, .failure, .usage].map(\.rawValue)
        if !codes.contains(answer.status) { throw IndexError.crashed(path: store, reason: "signal \(answer.status)") }
        guard answer.status == Outcome.Status.success.rawValue else {
            let message = answer.message.split(separator: "\n").joined(separator: "\n")
            throw ToolError(message.hasPrefix(Self.prefix) ? String(message.dropFirst(Self.prefix.count)) : message)
        }
        return try JSONDecoder().decode(PackageIndex.self, from: Data(answer.output))
    }

    private static let prefix = "karvon-lint: "
}
