import LintIndex
import LintPackage

/// Which modules come along with an import.
struct ModuleReach {
    private let graph: ImportGraph
    private let index: PackageIndex
    private let numbers: [String: Int]
    private var exports: [String: Set<String>] = [:]
    private var loads: [String: Set<String>] = [:]

    init(_ graph: ImportGraph, _ index: PackageIndex) {
        self.graph = graph
        self.index = index
        numbers = Dictionary(graph.modules.enumerated().map { ($1.module, $0) }) { first, _ in first }
        for module in graph.modules.map(\.module) {
            exports[module] = closure(module, exported)
            loads[module] = closure(module) { exported(by: $0).union(index.modules[$0]?.imports ?? []) }
        }
    }

    /// The checked target that a module is of: its sources tell all that it re-exports.
    func target(_ module: String) -> Int? {
        numbers[module].flatMap { number in
            let found = graph.modules[number]
            return found.isChecked && found.kind?.hasSwiftSources == true ? number : nil
        }
    }

    /// The modules whose declarations can be used through it: what its sources re-export; of a module whose sources are
    /// not read, whatever others can see it import.
    func exports(of module: String) -> Set<String> { exports[module] ?? [] }

    /// The modules that are loaded along with it.
    func loads(with module: String) -> Set<String> { loads[module] ?? [] }

    /// The modules that it is known to re-export.
    func certainExports(of module: String) -> Set<String> {
        closure(module) { target($0) == nil ? [] : exported(by: $0) }
    }

    private func exported(by module: String) -> Set<String> {
        guard let target = target(module) else { return index.modules[module]?.imports ?? [] }
        let edges = graph.edges[target].filter { edge in edge.sites.contains { $0.has("@_exported") } }
        return Set(edges.map { graph.modules[$0.to].module })
    }

    private func closure(_ module: String, _ next: (String) -> Set<String>) -> Set<String> {
        var found: Set<String> = []
        var waiting = [module]
        while let one = waiting.popLast() { waiting += next(one).filter { found.insert($0).inserted } }
        return found
    }
}
