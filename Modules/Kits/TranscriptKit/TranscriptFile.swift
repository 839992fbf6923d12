import Foundation

/// A transcript in a file, and its assertion in one line of Swift Testing:
///
///     @Test(arguments: TranscriptFile.all(beside: #filePath))
///     func `the app shows`(_ file: TranscriptFile) async throws {
///         try await file.verify { try await MyApp.driver($0) }
///     }
///
/// A new acceptance test is a new file with `>` lines in the folder `Transcripts` beside the test; `make record` fills it.
public struct TranscriptFile: Hashable, Sendable, CustomStringConvertible {
    /// Where it is.
    public let url: URL

    /// A file that is read when it is needed.
    public init(_ url: URL) {
        self.url = url
    }

    /// The file's name without its ending.
    public var description: String { url.deletingPathExtension().lastPathComponent }

    /// The ending of transcripts' names.
    public static let pathExtension = "transcript"

    /// All transcripts in the folder `Transcripts` beside a source file, by name.
    ///
    /// A folder that can't be read gives one file that fails when it is verified: no test is silently empty.
    public static func all(beside sourceFile: String) -> [TranscriptFile] {
        let folder = URL(filePath: sourceFile).deletingLastPathComponent().appending(path: "Transcripts")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let found = files.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
        return found.isEmpty
            ? [TranscriptFile(folder.appending(path: "missing.\(pathExtension)"))] : found.map(Self.init)
    }

    /// Reads the file.
    public func read() throws -> Transcript {
        try Transcript(text())
    }

    /// Plays the transcript twice, and throws unless both runs give the bytes that are recorded.
    ///
    /// A transcript without anything recorded is a failure. With `recordsAnew`, what was played is written to the file when
    /// it differs, and the call throws all the same: nothing turns green by being run again.
    @MainActor
    public func verify(recordsAnew: Bool, launch: @escaping TranscriptPlayer.Launch) async throws {
        let text = try text()
        let transcript = try located { try Transcript(text) }
        let player = TranscriptPlayer(launch: launch)
        let first = try await played(transcript, by: player)
        let second = try await played(transcript, by: player)
        guard Array(first.utf8) == Array(second.utf8) else {
            throw TranscriptMismatch(file: path, kind: .unstable, diff: LineDiff(from: first, to: second))
        }
        let recorded = text.replacing("\r\n", with: "\n")
        guard Array(recorded.utf8) != Array(first.utf8) else { return }
        if recordsAnew {
            try write(first)
            throw TranscriptMismatch(
                file: path, kind: .recordedAnew, diff: LineDiff(from: recorded, to: first))
        }
        let kind = transcript.isRecorded ? TranscriptMismatch.Kind.differs : .unrecorded
        throw TranscriptMismatch(file: path, kind: kind, diff: LineDiff(from: recorded, to: first))
    }

    /// Verifies as a test does: records anew where the environment sets `KARVON_RECORD=1`, as `make record` does.
    @MainActor
    public func verify(launch: @escaping TranscriptPlayer.Launch) async throws {
        let recordsAnew = ProcessInfo.processInfo.environment["KARVON_RECORD"] == "1"
        try await verify(recordsAnew: recordsAnew, launch: launch)
    }

    /// Plays the transcript and writes what followed into the file. Returns whether the file changed.
    @MainActor
    public func record(by player: TranscriptPlayer) async throws -> Bool {
        let text = try text()
        let recorded = try await played(located { try Transcript(text) }, by: player)
        guard Array(recorded.utf8) != Array(text.utf8) else { return false }
        try write(recorded)
        return true
    }

    private var path: String { url.path }

    private func text() throws -> String {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw TranscriptError("\(path) can't be read: \(error.localizedDescription)")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw TranscriptError("\(path) is not UTF-8")
        }
        return text
    }

    private func write(_ text: String) throws {
        do { try Data(text.utf8).write(to: url, options: .atomic) } catch {
            throw TranscriptError("\(path) can't be written: \(error.localizedDescription)")
        }
    }

    @MainActor
    private func played(_ transcript: Transcript, by player: TranscriptPlayer) async throws -> String {
        do { return try await player.record(transcript) } catch let error as TranscriptError {
            throw at(error)
        }
    }

    private func located<T>(_ body: () throws -> T) throws -> T {
        do { return try body() } catch let error as TranscriptError { throw at(error) }
    }

    private func at(_ error: TranscriptError) -> TranscriptError {
        TranscriptError(isEvent: error.isEvent, "\(path)\(error.line.map { ":\($0)" } ?? ""): \(error.message)")
    }
}

/// A transcript that is not what was played.
public struct TranscriptMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// In which way it is not.
    public enum Kind: String, Hashable, Sendable {
        case differs = "not what is recorded"
        case unrecorded = "nothing is recorded; record it, read it, and commit it"
        case recordedAnew = "recorded anew; run again"
        case unstable = "two runs differ"
    }

    /// The file.
    public let file: String
    /// In which way it differs.
    public let kind: Kind
    /// The difference, line by line.
    public let diff: LineDiff

    /// The file, what is wrong, and the lines that differ.
    public var description: String { "\(file): \(kind.rawValue)\n\(diff)" }
}
