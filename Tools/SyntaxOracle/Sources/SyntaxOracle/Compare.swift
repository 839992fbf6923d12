/// Compares both readers on files and prints every difference.
struct Compare {
    private var files = 0
    private var broken = 0
    private var facts = 0
    private var differing = 0
    private var differences = 0
    private var disagreeing = 0
    private var unequal = 0
    private let showsBroken: Bool

    private init(showsBroken: Bool) { self.showsBroken = showsBroken }

    /// True when no file differs.
    static func run(_ paths: [String]) -> Bool {
        var compare = Compare(showsBroken: true)
        for (index, path) in paths.enumerated() {
            if let bytes = Sources.bytes(path) { compare.compare(bytes, path) }
            Progress.show(index + 1, of: paths.count)
        }
        return compare.finish()
    }

    /// Compares on generated files, 2,000 unless a count is given, from the seed on.
    static func generate(_ arguments: [UInt64]) -> Bool {
        let count = arguments.first ?? 2_000
        let first = arguments.dropFirst().first ?? 1
        var compare = Compare(showsBroken: false)
        for seed in first..<(first + count) {
            var generator = Generator(seed: seed)
            compare.compare(Array(generator.file().utf8), "seed \(seed)")
            Progress.show(Int(seed - first) + 1, of: Int(count))
        }
        return compare.finish()
    }

    private mutating func compare(_ bytes: [UInt8], _ path: String) {
        files += 1
        let comparison = Comparison(bytes)
        if comparison.isBroken {
            broken += 1
            if showsBroken { print("\(path): the toolchain's parser finds it broken; left out") }
            return
        }
        facts += comparison.facts
        if !comparison.problems.isEmpty {
            disagreeing += 1
            for problem in comparison.problems.prefix(5) { print("\(path):\(problem)") }
        }
        if !comparison.passesOver {
            unequal += 1
            print("\(path): what is found depends on the names that are watched")
        }
        if comparison.differences.isEmpty { return }
        differing += 1
        differences += comparison.differences.count
        for line in comparison.differences.prefix(20) { print("\(path): \(line)") }
    }

    private func finish() -> Bool {
        let isGood = differences == 0 && disagreeing == 0 && unequal == 0
        print(
            """
            \(isGood ? "SAME" : "DIFFERENT"): \(files) files, \(facts) facts, \(differences) differences in \(differing) \
            files, \(disagreeing) files with problems that only the reader sees, \(unequal) files read unequally; \(broken) \
            broken files left out
            """)
        return isGood
    }
}
