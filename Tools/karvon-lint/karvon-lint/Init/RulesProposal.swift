import LintPackage
import LintRules

/// Contracts for a living package: what the names of its modules, its folders and its imports say of its architecture.
struct RulesProposal {
    /// Those that are worth having, whether they hold today or not.
    let contracts: [ProposedContract]

    init(_ model: PackageModel, _ graph: ImportGraph) {
        let checked = graph.checked(withTests: false)
        // A name may hold letters that mean something in patterns: then no contract can speak of the module.
        let modules = checked.filter { module in
            Self.isLayered(graph.modules[module].kind) && graph.name(module).allSatisfy(Self.isPlain)
        }
        let names = Set(modules.map(graph.name)).sorted()
        // Those that no layer is for; nil when one of them can't be named.
        let odd = checked.filter { !modules.contains($0) }.map(graph.name).sorted()
        let others = odd.allSatisfy { $0.allSatisfy(Self.isPlain) } ? odd : nil
        var contracts: [ProposedContract] = []
        if let layered = LayeredFeatures(graph, names) {
            let rest = modules.filter { !layered.modules.contains(graph.name($0)) }
            let patterns = layered.words.map { "*" + $0 }.sorted()
            let order = Self.order(ModuleLevels(graph, rest), others: others.map { patterns + $0 })
            // One contract asks each module for its layer: two would tell a new one twice.
            let alone = order.isEmpty ? others.map { rest.map(graph.name).sorted() + $0 } : nil
            contracts += Self.contracts(layered, graph, names, others: alone) + order
        } else {
            contracts += Self.contracts(features: Self.features(modules, model, graph), graph, names)
            contracts += Self.order(ModuleLevels(graph, modules), others: others)
        }
        if names.count > 1 { contracts.append(Self.acyclic) }
        self.contracts = contracts + Self.screens(names)
    }

    /// Plugins and macros are used by the build, whatever layer asks for them.
    private static func isLayered(_ kind: TargetKind?) -> Bool { kind != .plugin && kind != .macro }

    static func isPlain(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || letter == "_" || letter == "-" || letter == "."
    }

    /// The libraries that stand in a folder named Features, or whose names end so.
    private static func features(_ modules: [Int], _ model: PackageModel, _ graph: ImportGraph) -> [String] {
        modules.filter { module in
            guard graph.modules[module].kind == .library else { return false }
            let folder = graph.modules[module].target.flatMap(model.target)?.folder ?? ""
            let path = FilePath(folder).relative(to: FilePath(model.root.folder))?.components ?? []
            return graph.name(module).hasSuffix("Feature")
                || path.dropLast().contains { $0 == "Features" || $0 == "Feature" }
        }.map(graph.name).sorted()
    }
}
