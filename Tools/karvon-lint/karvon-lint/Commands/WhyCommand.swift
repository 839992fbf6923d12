import LintConfiguration
import LintRules

extension Commands {
    static let why = CommandModel(
        name: "why",
        summary: "Show the shortest chain of imports from one module to another",
        arguments: [
            CommandModel.Argument(name: "A", help: "the module that imports", completion: .modules),
            CommandModel.Argument(name: "B", help: "the module that is reached", completion: .modules),
        ],
        options: packageOptions,
        run: { invocation in
            let graph = try Workspace(invocation).check().graph
            let from = try module(invocation.arguments[0], graph)
            let target = invocation.arguments[1]
            let names = graph.modules.map(\.name)
            if number(target, graph) == nil, Suggestion.nearest(to: target, among: names) == nil {
                return Outcome(status: .findings, output: "nothing here imports \(target)\n")
            }
            let to = try module(target, graph)
            guard let chain = graph.shortestChains(from: from, to: { $0 == to }, through: { _ in true }).first else {
                return Outcome(
                    status: .findings, output: "\(graph.name(from)) does not reach \(graph.name(to)) by any import\n")
            }
            let hops = chain.map { graph.hop($0.from, $0.edge) }
            let width = hops.map { "\($0.from) -> \($0.to)".count }.max() ?? 0
            let lines = hops.map { hop -> String in
                let step = "\(hop.from) -> \(hop.to)"
                return (hop.place.map { "\(step.padded(to: width))  \($0)" } ?? step)
                    + (hop.note.isEmpty ? "" : "  (\(hop.note))")
            }
            return Outcome(output: lines.joined(separator: "\n") + "\n")
        })
}
