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
            let lines = chain.map { step -> String in
                let hop = graph.hop(step.from, step.edge)
                return "\(hop.from) -> \(hop.to)" + (hop.place.map { "  \($0)" } ?? "")
                    + (hop.note.isEmpty ? "" : "  (\(hop.note))")
            }
            return Outcome(output: lines.joined(separator: "\n") + "\n")
        })
}
