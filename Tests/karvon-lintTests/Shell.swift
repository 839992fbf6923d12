import Foundation

/// Programs of the machine, and the tool as it was built.
enum Shell {
    /// The built tool, which stands beside the running tests.
    static let tool: String? = {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        return [folder + "/karvon-lint"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    static func has(_ program: String) -> Bool { path(of: program) != nil }

    static func path(of program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a program with a text as its input; what it wrote, errors too.
    static func run(_ program: String, _ arguments: [String], input: String = "", in folder: String = "/") throws
        -> String
    {
        let process = Process()
        let (written, read) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: path(of: program) ?? program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardInput = written
        process.standardOutput = read
        process.standardError = read
        try process.run()
        try written.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try written.fileHandleForWriting.close()
        let output = try read.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
