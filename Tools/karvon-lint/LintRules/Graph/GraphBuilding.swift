import LintPackage
import LintReader

/// Makes the import graph of a package: first the modules and the files to read, then the edges from what was read.
struct GraphBuilding {
    private(set) var modules: [GraphModule] = []
    private(set) var targets: [PackageTarget] = []
    private(set) var jobs: [SourceJob] = []
    private let graph: TargetGraph
    private var numbers: [TargetReference: Int] = [:]
    private var byModule: [String: Int] = [:]

    init(_ model: PackageModel) {
        graph = TargetGraph(model)
        let root = model.root.folder
        let checked = model.packages.filter { Self.isChecked($0, root) }
        let targets = checked.flatMap { unit in unit.targets.map { (unit, $0) } }.sorted { $0.1.name < $1.1.name }
        for (unit, target) in targets { add(target, of: unit, root, isChecked: true) }
        jobs = self.targets.indices.flatMap { Self.jobs($0, self.targets[$0], root) }
        for unit in model.packages where !Self.isChecked(unit, root) {
            for target in unit.targets.sorted(by: { $0.name < $1.name }) {
                add(target, of: unit, root, isChecked: false)
            }
        }
    }

    /// The root package, and local packages within its folder.
    static func isChecked(_ unit: PackageUnit, _ root: String) -> Bool {
        unit.origin == .root || unit.origin == .local && FilePath(unit.folder).isInside(FilePath(root))
    }

    private mutating func add(_ target: PackageTarget, of unit: PackageUnit, _ root: String, isChecked: Bool) {
        let reference = TargetReference(package: unit.identity, target: target.name)
        numbers[reference] = modules.count
        for module in [target.module] + target.mappedModules where byModule[module] == nil {
            byModule[module] = modules.count
        }
        if isChecked { targets.append(target) }
        modules.append(
            GraphModule(
                name: target.name, module: target.module, kind: target.kind, target: reference, isChecked: isChecked,
                place: SourcePlace(target.place, root), folder: isChecked ? Self.relative(target.folder, root) : nil))
    }

    private static func jobs(_ number: Int, _ target: PackageTarget, _ root: String) -> [SourceJob] {
        guard target.kind.hasSwiftSources else { return [] }
        let isolation = target.defaultIsolation
        let written = target.sources.paths.map { ($0, false) }
        let generated = target.generated.flatMap { $0.files.paths.map { ($0, true) } }
        return (written + generated).filter { $0.0.hasSuffix(".swift") }.map { path, isGenerated in
            SourceJob(
                target: number, module: target.name, path: relative(path, root), fullPath: path,
                isTest: target.kind == .test, isGenerated: isGenerated, isolation: isolation)
        }
    }

    static func relative(_ path: String, _ root: String) -> String {
        let rest = path.utf8.dropFirst(root.utf8.count)
        return rest.first == UInt8(ascii: "/") && path.hasPrefix(root) ? String(rest.dropFirst()) ?? path : path
    }

    /// The graph of what the files import; modules that no target has are added behind the targets.
    mutating func graph(_ summaries: [SourceSummary]) -> ImportGraph {
        let names = targets.indices.map { aliases(of: $0) }
        let renamed = names.map { names in names.filter { byModule[$0] != $1 } }
        var external: [String: Int] = [:]
        var sites: [[Int: [ImportSite]]] = Array(repeating: [:], count: modules.count)
        for summary in summaries {
            for imported in summary.imports where imported.site.condition.mayHold {
                let name = imported.module
                let known = renamed[summary.target].isEmpty ? nil : renamed[summary.target][name]
                let to = known ?? byModule[name] ?? external[name] ?? modules.count + external.count
                if to == modules.count + external.count { external[name] = to }
                if to != summary.target { sites[summary.target][to, default: []].append(imported.site) }
            }
        }
        // Until all were seen, those that no target has were numbered as they came.
        let order = external.sorted { $0.key < $1.key }
        let numbers = Dictionary(uniqueKeysWithValues: zip(order.map(\.value), modules.count...))
        for module in order {
            byModule[module.key] = modules.count
            modules.append(GraphModule(name: module.key, module: module.key, kind: nil, target: nil, isChecked: false))
        }
        let declared = names.map { Set($0.values) }
        let edges = sites.enumerated().map { from, edges in
            edges.map { (to: numbers[$0.key] ?? $0.key, sites: $0.value) }.sorted { $0.to < $1.to }.map { to, sites in
                ImportGraph.Edge(
                    to: to, sites: sites.sorted { $0.place < $1.place },
                    isDeclared: modules[to].target == nil || declared[from].contains(to))
            }
        }
        return ImportGraph(modules: modules, edges: edges + modules.indices.dropFirst(edges.count).map { _ in [] })
    }

    /// What the names that a target declares mean to it: its own targets first, and modules under new names.
    private func aliases(of target: Int) -> [String: Int] {
        var names: [String: Int] = [:]
        for dependency in targets[target].dependencies {
            for reference in dependency.targets {
                guard let number = numbers[reference], let found = graph.target(reference) else { continue }
                for module in [found.module] + found.mappedModules {
                    names[dependency.aliases[module] ?? module] = number
                }
            }
        }
        return names
    }
}

extension Condition {
    /// Whether some build may compile what stands under it: nothing under `#if false` is.
    fileprivate var mayHold: Bool {
        if case .always = self { true } else { evaluate(ConditionFacts()) != false }
    }
}

extension SourcePlace {
    init(_ place: ManifestPlace, _ root: String) {
        self.init(path: GraphBuilding.relative(place.path, root), line: place.line, column: place.column)
    }
}
