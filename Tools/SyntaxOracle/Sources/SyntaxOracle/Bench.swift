import Foundation
import LintReader

/// Measures the lint's reader: lines per CPU-second, bytes in memory, the best of several rounds.
enum Bench {
    static let goal = 5_000_000.0

    static func run(_ paths: [String]) {
        let files = paths.compactMap(Sources.bytes)
        let reader = SourceReader()
        var lines = 0
        for bytes in files { lines += reader.read(bytes: bytes).lineCount }
        // The best round of each file, so that other work on the machine counts as little as possible.
        var best = 0.0
        for bytes in files {
            var fastest = Double.infinity
            for _ in 0..<11 {
                let start = processorSeconds()
                let file = reader.read(bytes: bytes)
                fastest = min(fastest, processorSeconds() - start)
                if file.length != bytes.count { return }
            }
            best += fastest
        }
        let speed = Double(lines) / best
        let bytes = files.reduce(0) { $0 + $1.count }
        print(
            "\(files.count) files, \(lines) lines, \(bytes) bytes: \(Int(best * 1_000_000)) us, "
                + "\(Int(speed)) lines and \(Int(Double(bytes) / best / 1_000_000)) MB per CPU-second, "
                + "\(Int(speed / goal * 100)) % of the goal of \(Int(goal)) lines")
    }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
