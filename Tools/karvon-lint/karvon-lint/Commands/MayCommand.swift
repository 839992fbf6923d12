import LintConfiguration
import LintPackage
import LintRules

extension Commands {
    static let may = CommandModel(
        name: "may",
        summary: "Tell whether one module may import another",
        discussion: """
            The contracts are asked, and whether SwiftPM would let the dependency be declared. Ends with 0 for yes, 1 for \
            no, and 64 for a name that is no module of the package, of what it depends on, or of a system.
            """,
        arguments: [
            CommandModel.Argument(name: "A", help: "the module that would import", completion: .modules),
            CommandModel.Argument(name: "B", help: "the module that would be imported", completion: .modules),
        ],
        options: packageOptions,
        run: { invocation in
            let workspace = try Workspace(invocation)
            let answer = try workspace.answer()
            let result = workspace.check(answer)
            let found = result.graph
            let asked = AskedModules(found, answer.model, workspace.rules.contracts)
            let (importer, imported) = (invocation.arguments[0], invocation.arguments[1])
            guard let from = number(importer, found) else { return asked.unknown(importer) }
            let known = number(imported, found)
            guard known != nil || asked.isElsewhere(imported) else { return asked.unknown(imported) }
            guard found.modules[from].isChecked else {
                return Outcome(
                    status: .usage,
                    output: "unknown: \(importer) is no target here, so no rule says what it may import\n")
            }
            let graph = known == nil ? found.with(module: imported) : found
            let to = try known ?? module(imported, graph)
            let (a, b) = (graph.name(from), graph.name(to))
            let objections = Proposal(from: from, to: to).objections(graph, workspace.rules.contracts)
            let declaration = Declaration(graph.modules[from].target, graph.modules[to].target, answer.model)
            let lines =
                objections.map { finding in
                    "  \(finding.message) [\(finding.rule), \(finding.rulePlace.map { "\($0)" } ?? "")]"
                        + (finding.allowed.map { "\n    allowed instead: \($0)" } ?? "")
                } + (declaration.isCircle ? ["  \(b) depends on \(a), and SwiftPM refuses circles"] : [])
            let notes =
                unplaced(result.findings, [a, b], workspace.rules)
                + (known == nil ? ["  no file imports \(b); it is taken for a module from elsewhere"] : [])
                + (workspace.rules.contracts.isEmpty ? [withoutContracts(workspace)] : [])
            guard !lines.isEmpty else {
                let missing = declaration.isMissing ? ", and has to declare it first" : ""
                return Outcome(output: (["yes, \(a) may import \(b)\(missing)"] + notes).map { $0 + "\n" }.joined())
            }
            return Outcome(
                status: .findings,
                output: (["no, \(a) may not import \(b):"] + lines + notes).map { $0 + "\n" }.joined())
        })

    /// That a contract has no place for a module, and so says nothing of what it may.
    private static func unplaced(_ findings: [Finding], _ modules: [String], _ rules: RulesFile) -> [String] {
        let contracts = Set(rules.contracts.map(\.head.name))
        let isUnplaced = { (finding: Finding) in
            finding.chain.isEmpty && finding.key.to.isEmpty && finding.key.symbol.isEmpty
                && contracts.contains(finding.rule) && modules.contains(finding.key.from)
        }
        return findings.filter(isUnplaced).map { "  but \($0.message) [\($0.rule)]" }
    }

    private static func withoutContracts(_ workspace: Workspace) -> String {
        let file = workspace.rulesName.map { "\($0) has no contract" } ?? "there is no \(workspace.rulesFile.name)"
        return "  \(file), so only SwiftPM was asked"
    }

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
            isCircle = graph.leads(from: to, to: from)
        }
    }
}
