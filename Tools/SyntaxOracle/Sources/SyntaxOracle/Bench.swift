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
        var best = Double.infinity
        for _ in 0..<7 {
            let start = processorSeconds()
            var declarations = 0
            for bytes in files { declarations += reader.read(bytes: bytes).declarations.count }
            best = min(best, processorSeconds() - start)
            if declarations < 0 { return }
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
