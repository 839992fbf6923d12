import LintConfiguration
import LintPackage
import LintRules

extension Commands {
    static let may = CommandModel(
        name: "may",
        summary: "Tell whether one module may import another",
        discussion: """
            The contracts are asked, and whether SwiftPM would let the dependency be declared. Ends with 0 for yes and 1 \
            for no.
            """,
        arguments: [
            CommandModel.Argument(name: "A", help: "the module that would import", completion: .modules),
            CommandModel.Argument(name: "B", help: "the module that would be imported", completion: .modules),
        ],
        options: packageOptions,
        run: { invocation in
            let workspace = try Workspace(invocation)
            let answer = try workspace.answer()
            let graph = workspace.check(answer).graph
            let from = try module(invocation.arguments[0], graph)
            guard graph.modules[from].isChecked else {
                throw UsageError("\(graph.name(from)) is no target of this package, so no rule says what it may import")
            }
            let known = number(invocation.arguments[1], graph)
            let graphWithB = known == nil ? graph.with(module: invocation.arguments[1]) : graph
            let to = try known ?? module(invocation.arguments[1], graphWithB)
            let (a, b) = (graphWithB.name(from), graphWithB.name(to))
            let objections = Proposal(from: from, to: to).objections(graphWithB, workspace.rules.contracts)
            let declaration = Declaration(graphWithB.modules[from].target, graphWithB.modules[to].target, answer.model)
            let near = known == nil ? Suggestion.nearest(to: b, among: graph.modules.map(\.name)) : nil
            let hint = near.map { "karvon-lint: nothing here is named \(b); did you mean \($0)?\n" } ?? ""
            let lines =
                objections.map { finding in
                    "  \(finding.message) [\(finding.rule), \(finding.rulePlace.map { "\($0)" } ?? "")]"
                        + (finding.allowed.map { "\n    allowed instead: \($0)" } ?? "")
                } + (declaration.isCircle ? ["  \(b) depends on \(a), and SwiftPM refuses circles"] : [])
            guard !lines.isEmpty else {
                let missing = declaration.isMissing ? ", and has to declare it first" : ""
                return Outcome(output: "yes, \(a) may import \(b)\(missing)\n", errors: hint)
            }
            let text = lines.joined(separator: "\n")
            return Outcome(
                status: .findings, output: "no, \(a) may not import \(b):\n\(text)\n", errors: hint)
        })

    /// A module by its target's name, or as an import writes it.
    static func number(_ name: String, _ graph: ImportGraph) -> Int? {
        graph.number(of: name) ?? graph.modules.firstIndex { $0.module == name }
    }

    static func module(_ name: String, _ graph: ImportGraph) throws -> Int {
        guard let number = number(name, graph) else {
            throw UsageError(
                "there is no module \(name)", Suggestion.nearest(to: name, among: graph.modules.map(\.name)))
        }
        return number
    }

    /// What the manifest says of a dependency that may not be there yet.
    private struct Declaration {
        var isMissing = false
        /// Whether the other way is declared already.
        var isCircle = false

        init(_ from: TargetReference?, _ to: TargetReference?, _ model: PackageModel) {
            guard let from, let to, from != to else { return }
            let graph = TargetGraph(model)
            isMissing = !(graph.target(from)?.dependencies.contains { $0.targets.contains(to) } ?? false)
            isCircle = graph.visibleModules(from: to).contains { $0.target == from }
        }
    }
}
