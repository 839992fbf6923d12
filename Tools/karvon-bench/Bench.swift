import Foundation
import HeadlessApp
import HeadlessKit
import TranscriptKit

/// Measures the app, and prints each figure with the limit that it must keep and the ratio to it.
///
/// Machines are shared and noisy: each figure is the median of several rounds.
@main
@MainActor
struct Bench {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let transcripts = arguments.first, let karvon = arguments.dropFirst().first else {
            print("usage: karvon-bench TRANSCRIPTS-FOLDER KARVON-EXECUTABLE")
            exit(64)
        }
        try await measureSteps(URL(filePath: transcripts))
        try measureStart(URL(filePath: karvon))
    }

    private static func measureSteps(_ folder: URL) async throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == TranscriptFile.pathExtension }.sorted { $0.path < $1.path }
        let transcripts = try files.map { try TranscriptFile($0).read() }
        var rates: [Double] = []
        var launches: [Double] = []
        var steps = 0
        for _ in 1...7 {
            var spent = Duration.zero
            steps = 0
            for transcript in transcripts {
                let launch = ContinuousClock.now
                let app = try await KarvonApp.driver(transcript.settings)
                launches.append((ContinuousClock.now - launch) / .milliseconds(1))
                let start = ContinuousClock.now
                for case .event(let event) in transcript.lines.map(\.line) {
                    _ = try await app.perform(event).snapshot.lines
                    steps += 1
                }
                spent += ContinuousClock.now - start
                await app.app.shutDown()
            }
            rates.append(Double(steps) / (spent / .seconds(1)))
        }
        report(
            "transcript steps", rates.median, "steps/s", atLeast: 1000,
            of: "\(steps) steps in \(transcripts.count) transcripts, 7 rounds")
        report(
            "launch in memory, with sample data", launches.median, "ms", atMost: 200, of: "\(launches.count) launches")
    }

    private static func measureStart(_ karvon: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try firstScreen(of: karvon, ["drive", "--data", folder.path])
        let later = try (1...15).map { _ in try firstScreen(of: karvon, ["drive", "--data", folder.path]) }
        report(
            "process start to first screen, first start", first, "ms", atMost: 1500,
            of: "once, sample data and a real password hash")
        report("process start to first screen, later starts", later.median, "ms", atMost: 500, of: "15 starts")
    }

    /// Milliseconds from the start of the process to its first output.
    private static func firstScreen(of karvon: URL, _ arguments: [String]) throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = karvon
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        let start = ContinuousClock.now
        try process.run()
        _ = try output.fileHandleForReading.read(upToCount: 1)
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        _ = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return time
    }

    private static func report(
        _ what: String, _ value: Double, _ unit: String, atLeast: Double? = nil, atMost: Double? = nil,
        of sample: String
    ) {
        let limit = atLeast.map { "at least \(Int($0))" } ?? atMost.map { "at most \(Int($0))" } ?? ""
        let ratio = atLeast.map { value / $0 } ?? atMost.map { $0 / value } ?? 1
        let verdict = ratio >= 1 ? "kept" : "MISSED"
        print(
            "\(what): \(rounded(value)) \(unit) (limit \(limit); \(rounded(ratio)) times as good, \(verdict); median of \(sample))"
        )
    }

    private static func rounded(_ value: Double) -> String {
        value.formatted(
            .number.precision(.significantDigits(3)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}

extension [Double] {
    fileprivate var median: Double {
        let sorted = sorted()
        return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
