/// Compares both readers on files and prints every difference.
enum Compare {
    /// True when there is none.
    static func run(_ paths: [String]) -> Bool {
        var (files, broken, facts, differing, differences, disagreeing) = (0, 0, 0, 0, 0, 0)
        for path in paths {
            guard let bytes = Sources.bytes(path) else { continue }
            files += 1
            let comparison = Comparison(bytes)
            if comparison.isBroken {
                broken += 1
                print("\(path): the toolchain's parser finds it broken; left out")
                continue
            }
            facts += comparison.facts
            if !comparison.problems.isEmpty {
                disagreeing += 1
                for problem in comparison.problems.prefix(5) { print("\(path):\(problem)") }
            }
            if comparison.differences.isEmpty { continue }
            differing += 1
            differences += comparison.differences.count
            for line in comparison.differences.prefix(20) { print("\(path): \(line)") }
        }
        print(
            "\(files) files, \(facts) facts, \(broken) broken and left out, \(disagreeing) with problems that only the "
                + "reader sees, \(differing) differ with \(differences) differences")
        return differences == 0 && disagreeing == 0
    }
}
