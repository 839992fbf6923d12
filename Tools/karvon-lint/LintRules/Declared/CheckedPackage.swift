import LintPackage

/// A package with all that was read of it: what the rules about imports look at.
struct CheckedPackage {
    let model: PackageModel
    /// The checked targets, by their numbers in the graph.
    let targets: [PackageTarget]
    let graph: ImportGraph
    let summaries: [SourceSummary]
    /// Who may import whom.
    let contracts: [any Contract]
    let declaredGraph: TargetGraph
    /// What the compiler's index proves, when there is one.
    let uses: ProvenUses?
    private let numbers: [TargetReference: Int]

    init(
        _ model: PackageModel, _ targets: [PackageTarget], _ graph: ImportGraph, _ summaries: [SourceSummary],
        _ contracts: [any Contract] = [], _ uses: ProvenUses? = nil
    ) {
        self.uses = uses
        self.contracts = contracts
        self.model = model
        self.targets = targets
        self.graph = graph
        self.summaries = summaries
        declaredGraph = TargetGraph(model)
        numbers = Dictionary(
            graph.modules.enumerated().compactMap { number, module in module.target.map { ($0, number) } }
        ) { first, _ in first }
    }

    func number(of reference: TargetReference) -> Int? { numbers[reference] }

    /// The modules that a target declares, each with the declarations that name it.
    func declared(by target: Int) -> [Int: [DeclaredDependency]] {
        var declared: [Int: [DeclaredDependency]] = [:]
        for dependency in targets[target].dependencies {
            for number in dependency.targets.compactMap({ numbers[$0] }) {
                declared[number, default: []].append(dependency)
            }
        }
        return declared
    }

    /// The targets that import each module, tests left out; in the order of their names.
    var importers: [[Int]] {
        var importers: [[Int]] = Array(repeating: [], count: graph.modules.count)
        for target in graph.checked(withTests: false) {
            for edge in graph.edges[target] { importers[edge.to].append(target) }
        }
        return importers
    }

    /// The types that the files of each checked target declare at their own level.
    var ownTypes: [Set<String>] {
        var own: [Set<String>] = Array(repeating: [], count: targets.count)
        for summary in summaries { own[summary.target].formUnion(summary.surface.ownTypes) }
        return own
    }

    func place(_ place: ManifestPlace) -> SourcePlace { SourcePlace(place, model.root.folder) }
}

/// One rule that compares what targets declare with what they import.
protocol ImportRule: Sendable {
    var rule: BuiltInRule { get }
    func findings(in package: CheckedPackage) -> [Finding]
}
