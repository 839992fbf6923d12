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
    /// The targets that import each module, tests left out; in the order of their names.
    let importers: [[Int]]
    private let numbers: [TargetReference: Int]
    private let files: [[Int]]

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
        var importers: [[Int]] = Array(repeating: [], count: graph.modules.count)
        for target in graph.checked(withTests: false) {
            for edge in graph.edges[target] { importers[edge.to].append(target) }
        }
        self.importers = importers
        var files: [[Int]] = Array(repeating: [], count: targets.count)
        for (index, summary) in summaries.enumerated() { files[summary.target].append(index) }
        self.files = files
        numbers = Dictionary(
            graph.modules.enumerated().compactMap { number, module in module.target.map { ($0, number) } }
        ) { first, _ in first }
    }

    /// What was read of a checked target's files.
    func files(of target: Int) -> [SourceSummary] { files[target].map { summaries[$0] } }

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

    /// The targets with a file that can't be read as Swift: what they import and declare is known in part only.
    var unread: Set<Int> {
        Set(summaries.filter { $0.findings.contains { $0.rule == SourceProblems.unreadableRule } }.map(\.target))
    }

    /// The targets for which no index tells what they use: none does, or it lacks a file.
    var unindexed: Set<Int> { uses.map { Set($0.gaps.keys) } ?? Set(targets.indices) }

    func place(_ place: ManifestPlace) -> SourcePlace { SourcePlace(place, model.root.folder) }
}

/// One rule that compares what targets declare with what they import.
protocol ImportRule: Sendable {
    var rule: BuiltInRule { get }
    func findings(in package: CheckedPackage) -> [Finding]
}
