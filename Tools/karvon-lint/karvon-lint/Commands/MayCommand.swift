import LintConfiguration
import LintRules

extension Commands {
    static let may = CommandModel(
        name: "may",
        summary: "Tell whether the contracts let one module import another",
        arguments: [
            CommandModel.Argument(name: "A", help: "the module that would import", completion: .modules),
            CommandModel.Argument(name: "B", help: "the module that would be imported", completion: .modules),
        ],
        options: packageOptions,
        run: { invocation in
            let workspace = try Workspace(invocation)
            let graph = try workspace.check().graph
            let (graphWithB, from, to) = try modulesOrNew(invocation, graph)
            let objections = Proposal(from: from, to: to).objections(graphWithB, workspace.rules.contracts)
            let (a, b) = (graphWithB.name(from), graphWithB.name(to))
            guard !objections.isEmpty else { return Outcome(output: "yes, \(a) may import \(b)\n") }
            let lines = objections.map { finding in
                "  \(finding.message) [\(finding.rule), \(finding.rulePlace.map { "\($0)" } ?? "")]"
                    + (finding.allowed.map { "\n    allowed instead: \($0)" } ?? "")
            }
            return Outcome(
                status: .findings, output: "no, \(a) may not import \(b):\n\(lines.joined(separator: "\n"))\n")
        })

    /// The two modules that are named.
    static func modules(_ invocation: Invocation, _ graph: ImportGraph) throws -> (Int, Int) {
        (try module(invocation.arguments[0], graph), try module(invocation.arguments[1], graph))
    }

    /// The two modules; the second may be one that nobody imports yet.
    private static func modulesOrNew(_ invocation: Invocation, _ graph: ImportGraph) throws -> (ImportGraph, Int, Int) {
        let from = try module(invocation.arguments[0], graph)
        let graph = graph.with(module: invocation.arguments[1])
        return (graph, from, try module(invocation.arguments[1], graph))
    }

    private static func module(_ name: String, _ graph: ImportGraph) throws -> Int {
        guard let number = graph.number(of: name) else {
            throw UsageError(
                "there is no module \(name)", Suggestion.nearest(to: name, among: graph.modules.map(\.name)))
        }
        return number
    }
}
