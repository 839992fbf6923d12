import Foundation
import LintReader

/// Measures the lint's reader: lines per CPU-second, with all facts that the rules of this repository ask for.
struct Bench {
    static let goal = 5_000_000.0
    private static let rounds = 21

    /// The names, and parts of names, that this repository's `architecture.json5` watches.
    private static let names = [
        "NotificationCenter", "Router", "Task", "URLSession", "UserDefaults", "fatalError", "preconditionFailure",
        "shared",
    ]
    private static let fragments = ["Coordinator", "DTO", "Record", "Router", "Row"]

    private let files: [[UInt8]]

    static func run(_ paths: [String]) {
        let bench = Bench(files: paths.compactMap(Sources.bytes))
        bench.measure(
            "watching what this repository's rules ask for", SourceReader(watching: names, fragments: fragments))
        bench.measure("watching nothing", SourceReader(watching: []))
    }

    /// Reads all files in each round, so that no file is read twice in a row; least and median of the rounds' times.
    private func measure(_ title: String, _ reader: SourceReader) {
        var (lines, bytes) = (0, 0)
        for file in files {
            lines += reader.read(bytes: file).lineCount
            bytes += file.count
        }
        var times: [Double] = []
        for _ in 0..<Self.rounds {
            let start = Self.processorSeconds()
            for file in files where reader.read(bytes: file).length != file.count {
                return print("\(title): a file was read in part")
            }
            times.append(Self.processorSeconds() - start)
        }
        times.sort()
        func speed(_ time: Double) -> Double { Double(lines) / max(time, 1e-9) }
        func millions(_ speed: Double) -> String { String(format: "%.2f", speed / 1_000_000) }
        print(
            "\(files.count) files, \(lines) lines, \(bytes) bytes, \(title): \(millions(speed(times[0]))) million lines "
                + "per CPU-second at best, \(millions(speed(times[times.count / 2]))) in the median of \(Self.rounds) "
                + "rounds (goal \(millions(Self.goal)))")
    }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
