import LintRules
import Testing

struct ProposalTests {
    private func objections(_ from: String, _ to: String, _ rules: String, _ sample: Sample) throws -> [String] {
        let graph = try sample.result(rules).graph
        let proposal = Proposal(from: try #require(graph.number(of: from)), to: try #require(graph.number(of: to)))
        return proposal.objections(graph, try RulesFile(Array(rules.utf8), file: "r").contracts).map(\.message)
    }

    @Test func `L42: an import that draws a group into a knot is objected to, though the knot has a shorter circle`()
        throws
    {
        let rules = "{ contracts: [{ name: 'a', kind: 'acyclic', modules: ['{f}Api', '{f}Core'] }] }"
        var sample = Sample()
        sample.target("HomeCore", on: ["CartApi"], "import CartApi")
        sample.target("HomeApi")
        sample.target("CartCore", on: ["HomeApi"], "import HomeApi")
        sample.target("CartApi")
        sample.target("UserCore", on: ["HomeApi"], "import HomeApi")
        sample.target("Else")
        #expect(
            try objections("CartApi", "UserCore", rules, sample) == [
                "Cart -> Home -> Cart is a circle in a knot of 3"
            ])
        #expect(try objections("CartApi", "Else", rules, sample).isEmpty)
        #expect(try objections("CartCore", "HomeApi", rules, sample) == ["Cart -> Home -> Cart is a circle"])
    }

    @Test func `a way that is forbidden is objected to, though another import leads there too`() throws {
        let rules = "{ contracts: [{ name: 'f', kind: 'forbidden', from: 'A', to: 'X' }] }"
        var sample = Sample()
        sample.target("A", on: ["M"], "import M")
        sample.target("B", on: ["M"], "import M")
        sample.target("M", on: ["X"], "import X")
        sample.target("X")
        #expect(try objections("A", "B", rules, sample) == ["A reaches X through B, M; A may not depend on X"])
        #expect(try objections("B", "X", rules, sample).isEmpty)
    }
}
