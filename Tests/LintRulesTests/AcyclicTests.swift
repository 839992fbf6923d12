import Testing

@testable import LintRules

struct AcyclicTests {
    private static let rules = "{ contracts: [{ name: 'a', kind: 'acyclic', modules: ['{f}Api', '{f}Core'] }] }"

    @Test func `L42: a circle is told hop by hop with its places, and which edge to cut`() throws {
        var sample = Sample()
        sample.target("HomeCore", on: ["CartApi"], "import CartApi")
        sample.target("CartApi")
        sample.target("CartCore", on: ["UserApi"], "import UserApi")
        sample.target("UserApi")
        sample.target("UserCore", on: ["HomeApi", "CartApi"], "import HomeApi\nimport CartApi")
        sample.target("HomeApi")
        sample.target("MoreTests", on: ["HomeApi"], "import HomeApi")
        let findings = try sample.check(Self.rules)
        #expect(findings.lines == ["CartCore/File.swift:1:8 [a] Cart -> User -> Cart is a circle in a knot of 3"])
        #expect(
            findings.first?.chain.map { "\($0.from) -> \($0.to) \($0.place?.description ?? "")" } == [
                "CartCore -> UserApi CartCore/File.swift:1:8", "UserCore -> CartApi UserCore/File.swift:2:8",
            ])
        #expect(findings.first?.fix == "the fewest edges whose cut leaves no circle: Cart -> User")
    }

    @Test func `of imports that untie a circle alike those are to be cut that no manifest declares`() throws {
        var sample = Sample()
        sample.target("HomeCore", on: ["CartCore"], "import CartCore")
        sample.target("CartCore", files: ["A.swift": "import HomeCore", "B.swift": "import HomeCore"])
        sample.target("HomeApi")
        let findings = try sample.check(Self.rules).filter { $0.rule == "a" }
        #expect(findings.map(\.fix) == ["the fewest edges whose cut leaves no circle: Cart -> Home"])
    }

    @Test func `L42: what tests import makes no circle`() throws {
        var sample = Sample()
        sample.target("HomeCore", on: ["CartApi"], "import CartApi")
        sample.target("CartApi")
        sample.target("CartTests", on: ["HomeCore"], "import HomeCore")
        #expect(
            try sample.check(
                Self.rules.replacing("'{f}Core'", with: "'{f}Core', '{f}Tests'").replacing(
                    "name:", with: "optional: true, name:")
            ).isEmpty)
    }

    @Test func `L41: a shortest circle of a knot of a thousand groups is found, wherever it is`() {
        // A ring of a thousand with one chord that closes a circle of five far from where the search begins.
        var successors = (0..<1_000).map { [($0 + 1) % 1_000] }
        successors[904] = [900, 905]
        let knot = StronglyConnected(successors).knots[0]
        let found = ShortestCycle.find(in: knot, successors)
        #expect(found.nodes == [900, 901, 902, 903, 904] && found.isShortest)
    }

    @Test func `L41: a knot of ten thousand groups is told in no time, with a bound for the circle and the cuts`() {
        let successors = (0..<10_000).map { number in [(number + 1) % 10_000, (number + 7) % 10_000].sorted() }
        let knots = StronglyConnected(successors).knots
        #expect(knots == [Array(0..<10_000)])
        let found = ShortestCycle.find(in: knots[0], successors, mostSteps: 1_000_000)
        #expect(found.nodes.count == 1432 && !found.isShortest)
        #expect(!EdgeCut.find(in: knots[0], successors) { _, _ in 1 }.isSmallest)
    }

    @Test func `a circle is as short as the shortest that trying all of them finds`() {
        // Small graphs by a fixed rule, compared with a search that tries every way.
        for seed in 0..<200 {
            var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
            let successors = (0..<7).map { node in
                (0..<7).filter { other in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return other != node && state >> 33 % 4 == 0
                }
            }
            for knot in StronglyConnected(successors).knots {
                let found = ShortestCycle.find(in: knot, successors)
                #expect(found.isShortest && found.nodes.count == Self.shortest(knot, successors))
                for (from, to) in zip(found.nodes, found.nodes.dropFirst() + found.nodes.prefix(1)) {
                    #expect(successors[from].contains(to))
                }
            }
        }
    }

    /// The length of the shortest circle by trying every way without repetition.
    private static func shortest(_ knot: [Int], _ successors: [[Int]]) -> Int {
        func length(_ way: [Int]) -> Int {
            guard let last = way.last else { return .max }
            return successors[last].map { next in
                next == way[0] ? way.count : way.contains(next) ? Int.max : length(way + [next])
            }.min() ?? .max
        }
        return knot.map { length([$0]) }.min() ?? .max
    }

    @Test func `the fewest edges are cut, and of equally many those with the fewest imports`() {
        let successors = [[1], [0, 2], [0]]
        let cut = EdgeCut.find(in: [0, 1, 2], successors) { from, to in from == 0 && to == 1 ? 9 : 1 }
        #expect(cut.edges == [EdgeCut.Edge(from: 0, to: 1)])
        let pair = EdgeCut.find(in: [0, 1], [[1], [0]]) { from, _ in from == 0 ? 9 : 1 }
        #expect(pair.edges == [EdgeCut.Edge(from: 1, to: 0)])
    }

    @Test func `several knots are told each, and what only leads into them is none`() {
        #expect(StronglyConnected([[1], [2], [1, 3], [4], [3], []]).knots == [[1, 2], [3, 4]])
    }
}
