import Testing

@testable import karvon_lint

struct ColoringTests {
    @Test(
        arguments: [
            ([:], true, true), ([:], false, false),
            (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
            (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": "0"], true, false),
            (["FORCE_COLOR": "false"], true, false),
            (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
            (["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
            (["CLICOLOR": "0"], true, false), (["TERM": "dumb"], true, false),
            (["TERM": "dumb", "FORCE_COLOR": "1"], false, true),
        ] as [([String: String], Bool, Bool)])
    func `the environment says whether text is colored`(
        environment: [String: String], isTerminal: Bool, isColored: Bool
    ) {
        #expect(Coloring.auto.isColored(environment, isTerminal: isTerminal) == isColored)
    }

    @Test func `what is asked for goes before the environment`() {
        #expect(Coloring.always.isColored(["NO_COLOR": "1"], isTerminal: false))
        #expect(!Coloring.never.isColored(["FORCE_COLOR": "1"], isTerminal: true))
    }
}
