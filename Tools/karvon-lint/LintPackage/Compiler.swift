#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The compiler that stands beside the `swift` that answers for packages.
package struct Compiler: Sendable {
    /// What it reads in some files that are compiled together.
    package struct Reading: Equatable, Sendable {
        /// The modules that are imported in the active branches of `#if`, each once, in the order of the files.
        package var modules: [String] = []
        /// What it can't parse, in its order.
        package var errors: [Complaint] = []
    }

    /// An error at a place of a file.
    package struct Complaint: Hashable, Sendable {
        package let path: String
        package let line: Int
        package let column: Int
        package let message: String
    }

    private let swift: SwiftCommand
    /// The executable.
    package let path: String

    /// - Throws: when there is no `swift`, or no compiler beside it nor on PATH.
    package init(_ options: PackageOptions) throws(PackageError) {
        swift = try SwiftCommand(options.swift, environment: options.environment, seconds: options.timeLimit)
        let beside = FilePath(swift.path).parent?.text ?? ""
        let folders = [beside] + (options.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        guard let path = folders.map({ $0 + "/swiftc" }).first(where: Executable.isOne) else {
            throw .noSwift(searched: "swiftc beside \(swift.path), and in PATH")
        }
        self.path = path
    }

    /// The first line of what it says of its version.
    package func version() throws(PackageError) -> String {
        let output = try process(["--version"]).run()
        return String(decoding: output.output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    }

    /// Parses files as one module, with flags as a build gives them. Nothing is looked up nor type-checked, so the modules
    /// need not be there.
    package func read(_ files: [String], flags: [String]) throws(PackageError) -> Reading {
        guard !files.isEmpty else { return Reading() }
        let list = FileManager.default.temporaryDirectory.appending(path: "karvon-lint-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: list) }
        let command = process(
            ["-frontend", "-emit-imported-modules", "-filelist", list.path, "-module-name", "Checked", "-o", "-"]
                + flags)
        do {
            try Data(files.map { $0 + "\n" }.joined().utf8).write(to: list)
        } catch {
            throw .notStarted(command: command.command, reason: "\(error)")
        }
        let output = try command.run()
        var reading = Reading(
            modules: String(decoding: output.output, as: UTF8.self).split(separator: "\n").map(String.init))
        reading.errors = output.message.split(separator: "\n").compactMap(Complaint.init)
        guard output.status == 0 || output.status == 1 && !reading.errors.isEmpty else {
            throw .failed(command: command.command, status: output.status, message: output.message)
        }
        return reading
    }

    private func process(_ arguments: [String]) -> Subprocess {
        Subprocess(executable: path, arguments: arguments, environment: swift.environment, seconds: swift.seconds)
    }
}

extension Compiler.Complaint {
    /// Reads `path:line:column: error: message`; nil for every other line.
    init?(_ line: Substring) {
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count > 2, let lineNumber = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
        else { return nil }
        self.init(
            path: place.dropLast(2).joined(separator: ":"), line: lineNumber, column: column,
            message: String(line[mark.upperBound...]))
    }
}
