import LintConfiguration
import LintIndex
import LintPackage

/// Checks a package against rules: reads its sources, makes the graph, and collects all findings at once.
package struct Check: Sendable {
    package let rules: RulesFile
    /// How many threads read the sources.
    package var threads = 2

    /// Where what was read of the sources is kept for the next time; nil for nowhere.
    package var cacheFolder: String?

    package init(_ rules: RulesFile, cacheFolder: String? = nil) {
        self.rules = rules
        self.cacheFolder = cacheFolder
    }

    /// What a check found.
    package struct Result: Sendable {
        /// Sorted; what comments silence is left out.
        package let findings: [Finding]
        package let graph: ImportGraph
        /// The files, in the order of the targets.
        package let sources: [SourceJob]
        /// How many types each module declares, by its number; only checked targets have some.
        package let counts: [Int: DeclarationCounts]
        /// How many of the files were read; of the others all was known.
        package let readCount: Int
        /// What can be neither found nor called gone.
        package let undecided: Set<FindingKey>
        /// The targets for which the rules that need an index had none.
        package let unindexed: Set<String>
        /// The targets with a file that can't be read as Swift, of which nothing is gone for sure.
        package let unread: Set<String>

        package var fileCount: Int { sources.count }
    }

    /// Checks the package; with an index, imports are held against what is used.
    package func run(_ model: PackageModel, index: PackageIndex? = nil) -> Result {
        var building = GraphBuilding(model)
        let (summaries, readCount) = summaries(building.jobs, model.root.folder)
        let graph = building.graph(summaries)
        let proven = index.map { ProvenUses(graph, building.targets, zip(building.jobs, summaries), $0) }
        let package = CheckedPackage(model, building.targets, graph, summaries, rules.contracts, proven)
        let uses = SymbolFindings(summaries, rules.contracts)
        let manifests = ManifestComments(model)
        let (undecided, unindexed) = (UnusedDependencies.undecided(in: package), package.unindexed)
        let unsure = model.incomplete.map { Finding($0, model) } + (proven?.gapRemarks ?? [])
        var found = uses.others
        found += manifests.findings
        found += contractFindings(graph, uses)
        found += ImportChecks(rules: rules.imports).findings(in: package, undecided: undecided)
        found += unsure.compactMap(rules.imports.weighed)
        found += rules.imports.severity(.incomplete) == nil ? [] : proven?.conformanceRemarks ?? []
        found += rules.declarations.flatMap(RuleExamples.findings)
        found += UnmatchedPatterns.findings(rules.declarations, graph, building.jobs)
        let kept = IgnoreComments(
            ruleNames: rules.ruleNames, undecided: undecided,
            unindexed: Set(summaries.filter { unindexed.contains($0.target) }.map(\.path))
        ).apply(summaries.flatMap(\.ignores) + manifests.ignores, to: found)
        return Result(
            findings: kept.sortedOnce(), graph: graph, sources: building.jobs,
            counts: summaries.reduce(into: [:]) { $0[$1.target, default: DeclarationCounts()] += $1.counts },
            readCount: readCount, undecided: Set(undecided.map(\.key)), unindexed: Set(unindexed.map(graph.name)),
            unread: Set(package.unread.map(graph.name)))
    }

    private func contractFindings(_ graph: ImportGraph, _ uses: SymbolFindings) -> [Finding] {
        let contracts = rules.contracts
        return Parallel.map(contracts.count, threads: threads) { number in
            contracts[number].findings(in: graph, uses: uses.of(contracts[number]))
        }.flatMap(\.self)
    }

    private func summaries(_ jobs: [SourceJob], _ root: String) -> ([SourceSummary], readCount: Int) {
        let (judge, symbols) = (DeclarationJudge(rules.declarations), SymbolJudge(rules.contracts))
        let reading = SourceReading(
            reader: rules.reader, asksAccess: rules.imports.asksAccess,
            judge: { judge.findings($0, $1) + symbols.findings($0, $1) })
        guard let cacheFolder else { return (reading.read(jobs, threads: threads), jobs.count) }
        return KeptSummaries(of: root, in: cacheFolder, rules).summaries(jobs) { reading.read($0, threads: threads) }
    }
}

extension Finding {
    /// What could not be known of a package; a dependency of which nothing is known at its place in the manifest.
    init(_ incomplete: Incomplete, _ model: PackageModel) {
        var (place, fix): (SourcePlace?, String?)
        if case .unknownProduct(let name, let reference) = incomplete,
            let unit = model.packages.first(where: { $0.identity == reference.package }),
            let target = unit.targets.first(where: { $0.name == reference.target }),
            let dependency = target.dependencies.first(where: { $0.name == name && $0.targets.isEmpty })
        {
            place = SourcePlace(dependency.place, model.root.folder)
            let asked = Set(unit.requirements.map(\.identity))
            let names =
                unit.targets.map(\.name).filter { $0 != target.name }
                + model.packages.filter { asked.contains($0.identity) }.flatMap { $0.products.map(\.name) }
            fix = Suggestion.nearest(to: name, among: names).map { "did you mean \"\($0)\"?" }
        }
        self.init(
            FindingKey(rule: BuiltInRule.incomplete.rawValue, from: "", symbol: incomplete.description),
            severity: BuiltInRule.incomplete.usualSeverity, at: place, message: incomplete.description,
            fix: fix ?? incomplete.remedy)
    }
}
