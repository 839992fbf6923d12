import LintReader
import SyntaxBridge

/// Both readers' facts of one file.
struct Comparison {
    static let watched: Set<String> = [
        "Task", "shared", "value", "index", "count", "map", "name", "x", "result", "print", "Foundation", "element",
        "node", "lhs", "base", "String", "Int", "detached",
    ]
    static let reader = SourceReader(watching: watched)

    /// It passes over bodies that hold nothing, which the reader that watches so many names seldom can.
    static let plainReader = SourceReader(watching: [])

    let isBroken: Bool
    let problems: [String]
    let facts: Int

    /// Whether the lint's reader finds the same when it watches no names.
    let passesOver: Bool

    /// `-` what only the toolchain's parser finds, `+` what only the lint's reader finds.
    let differences: [String]

    init(_ bytes: [UInt8]) {
        let file = Self.reader.read(bytes: bytes)
        let theirs = SyntaxFacts(bytes: bytes, watching: Self.watched)
        isBroken = theirs.isBroken
        problems = file.problems.map { "\(file.position(at: $0.offset)): \($0.message)" }
        let expected = theirs.facts
        let found = ReaderFacts.read(file)
        facts = expected.count
        let plain = ReaderFacts.read(Self.plainReader.read(bytes: bytes))
        passesOver = plain == found.filter { !$0.drop { $0.isNumber }.hasPrefix(" use ") }
        let (left, right) = (Counts(expected), Counts(found))
        let lines = left.without(right).map { "- \($0)" } + right.without(left).map { "+ \($0)" }
        differences = lines.sorted { Self.order($0) < Self.order($1) }.map { line in
            let offset = Self.order(line)
            return "\(line.prefix(1)) \(file.position(at: offset)) \(line.dropFirst(2))"
        }
    }

    private static func order(_ line: String) -> Int {
        Int(line.dropFirst(2).prefix { $0.isNumber }) ?? 0
    }
}

/// Lines with how often each occurs.
struct Counts {
    var counts: [String: Int] = [:]

    init(_ lines: [String]) { for line in lines { counts[line, default: 0] += 1 } }

    func without(_ other: Counts) -> [String] {
        counts.flatMap { line, count in
            Array(repeating: line, count: max(0, count - (other.counts[line] ?? 0)))
        }
    }
}
