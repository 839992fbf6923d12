import Foundation

let context = Context(
    folder: FileManager.default.currentDirectoryPath, environment: ProcessInfo.processInfo.environment,
    isTerminal: isatty(STDOUT_FILENO) == 1)
let outcome = CommandParser(commands: Commands.all, context: context).run(Array(CommandLine.arguments.dropFirst()))
FileHandle.standardError.write(Data(outcome.errors.utf8))
FileHandle.standardOutput.write(Data(outcome.output.utf8))
exit(outcome.status.rawValue)
