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

    @Test func `L41: a knot of ten thousand groups is told in no time, with a bound for the cuts`() throws {
        let successors = (0..<10_000).map { number in [(number + 1) % 10_000, (number + 7) % 10_000].sorted() }
        let knots = StronglyConnected(successors).knots
        #expect(knots == [Array(0..<10_000)])
        #expect(ShortestCycle.find(in: knots[0], successors).count == 1432)
        #expect(!EdgeCut.find(in: knots[0], successors) { _, _ in 1 }.isSmallest)
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
