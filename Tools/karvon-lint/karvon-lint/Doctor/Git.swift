import Foundation

/// The `git` of the machine.
enum Git {
    /// Runs it in a folder; nil for its code when it can't be started. What it writes comes without its last newline.
    static func run(_ arguments: [String], in folder: String, _ context: Context) -> (status: Int32?, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.environment = context.environment
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return (nil, "")
        }
        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        // env says so when there is no such program.
        let status = process.terminationStatus == 127 ? nil : process.terminationStatus
        return (status, String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines))
    }
}
