#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import LintPackage

let context = Context(
    folder: FileManager.default.currentDirectoryPath, environment: ProcessInfo.processInfo.environment,
    isTerminal: StandardStream.output.isTerminal, executable: OwnPath.text)
let outcome = CommandParser(commands: Commands.all, context: context).run(Array(CommandLine.arguments.dropFirst()))
try? StandardStream.errors.write(outcome.errors)
do {
    try StandardStream.output.write(outcome.output)
} catch {
    try? StandardStream.errors.write("karvon-lint: \(error.path) can't be written: \(error)\n")
    exit(Outcome.Status.failure.rawValue)
}
exit(outcome.status.rawValue)
