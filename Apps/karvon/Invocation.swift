/// The command line, understood.
struct Invocation: Equatable {
    var command: Command?
    var files: [String] = []
    /// Where data is kept; nil when the command line doesn't say.
    var storage: StorageChoice?
    var isJSON = false
    var wantsHelp = false

    /// Options may stand before or after the command; `--` ends them.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var onlyFiles = false
        while let argument = rest.popFirst() {
            switch argument {
            case _ where onlyFiles: files.append(argument)
            case "--": onlyFiles = true
            case "--help", "-h": wantsHelp = true
            case "--json": isJSON = true
            case "--memory": storage = .memory
            case "--data":
                guard let folder = rest.popFirst() else { throw UsageError(message: "--data needs a folder") }
                storage = .folder(folder)
            case _ where argument.hasPrefix("--data="): storage = .folder(String(argument.dropFirst("--data=".count)))
            case _ where argument.hasPrefix("-"): throw UsageError(message: "there is no option '\(argument)'")
            case "help" where command == nil:
                wantsHelp = true
                if let name = rest.popFirst() { command = try Self.command(name) }
            case _ where command == nil: command = try Self.command(argument)
            default: files.append(argument)
            }
        }
        guard !wantsHelp else { return }
        try check()
    }

    private func check() throws(UsageError) {
        let takesFiles = command == .play || command == .record
        if takesFiles, files.isEmpty { throw UsageError(message: "\(command?.rawValue ?? "") needs at least one file") }
        if !takesFiles, let file = files.first { throw UsageError(message: "'\(file)' is one word too many") }
        if case .folder("") = storage { throw UsageError(message: "--data needs a folder") }
        if case .folder = storage, command != nil, command != .drive {
            throw UsageError(
                message: "\(command?.rawValue ?? "") runs in memory; --data is for the app itself and for drive")
        }
    }

    private static func command(_ name: String) throws(UsageError) -> Command {
        guard let command = Command(rawValue: name) else {
            let names = Command.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(message: "there is no command '\(name)'; there are \(names)")
        }
        return command
    }
}

/// What `karvon` can be told to do.
enum Command: String, CaseIterable {
    case drive
    case play
    case record
    case tour
}

/// Where the app keeps its data.
enum StorageChoice: Equatable {
    /// In the person's own data folder.
    case home
    case folder(String)
    case memory
}

/// What is wrong with the command line.
struct UsageError: Error, Equatable {
    let message: String
}
