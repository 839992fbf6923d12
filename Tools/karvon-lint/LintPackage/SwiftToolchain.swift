#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The toolchain of the `swift` that answers for packages.
package struct SwiftToolchain: Sendable {
    private let command: SwiftCommand

    package init(_ options: PackageOptions) throws(PackageError) {
        command = try SwiftCommand(options.swift, environment: options.environment, seconds: options.timeLimit)
    }

    /// The executable as found, links not followed.
    package var swift: String { command.path }

    /// The folder of the toolchain's own modules, asked of it; nil when it does not say.
    package func resourcePath() -> String? {
        let question = Subprocess(
            executable: command.path, arguments: ["-print-target-info"], environment: command.environment,
            seconds: command.seconds)
        guard let output = try? question.run(), output.status == 0,
            let answer = try? JSONDecoder().decode(TargetInfo.self, from: Data(output.output))
        else { return nil }
        return answer.paths.runtimeResourcePath
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }

        let paths: Paths
    }
}
