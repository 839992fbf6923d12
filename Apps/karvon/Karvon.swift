import Foundation

/// The app in a terminal.
@main
struct Karvon {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let status: ExitStatus
        do throws(UsageError) {
            let invocation = try Invocation(arguments)
            status = await run(invocation)
        } catch {
            Output.complain("karvon: \(error.message)\nTry 'karvon --help'.")
            status = .usage
        }
        exit(status.rawValue)
    }

    @MainActor
    private static func run(_ invocation: Invocation) async -> ExitStatus {
        if invocation.wantsHelp {
            Output.write(Help.text(for: invocation.command))
            return .success
        }
        let output = Output(isJSON: invocation.isJSON)
        let storage = invocation.storage ?? .home
        do {
            switch invocation.command {
            case nil where Terminal.isInteractive && !invocation.isJSON:
                return try await Interactive(storage: storage).run()
            case nil where invocation.storage != nil: return try await Drive(output: output, storage: storage).run()
            case nil, .tour: return try await Tour(output: output).run()
            case .drive: return try await Drive(output: output, storage: storage).run()
            case .play: return await Play(output: output).run(invocation.files)
            case .record: return await Record(output: output).run(invocation.files)
            }
        } catch {
            Output.complain("karvon: \(error)")
            return .couldNotRun
        }
    }
}

/// What the process tells its parent.
enum ExitStatus: Int32 {
    case success = 0
    /// A transcript isn't what was played, or an event can't be done.
    case difference = 1
    /// A file can't be read, or the app can't be launched.
    case couldNotRun = 2
    /// The command line is wrong (`EX_USAGE` of sysexits.h).
    case usage = 64
}
