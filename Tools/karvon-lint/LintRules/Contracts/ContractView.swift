/// The graph as one contract sees it: with or without tests, and without the edges that it excepts.
package struct ContractView: Sendable {
    package let graph: ImportGraph
    /// The checked modules that the contract looks at, in the order of their names.
    let modules: [Int]
    private var cut: Set<ModulePair>
    private let isDirect: Bool

    init(_ graph: ImportGraph, _ head: ContractHead) {
        self.graph = graph
        isDirect = head.isDirect
        modules = graph.checked(withTests: head.includesTests)
        var cut: Set<ModulePair> = []
        for exception in head.exceptions {
            for module in modules {
                for edge in graph.edges[module] where exception.fits(graph.name(module), graph.name(edge.to)) {
                    cut.insert(ModulePair(module, edge.to))
                }
            }
        }
        self.cut = cut
    }

    /// The edges that are cut for an exception and for none of some others; sorted.
    func edges(cutBy exception: ExceptedEdge, andNoneOf others: [ExceptedEdge]) -> [ModulePair] {
        cut.filter { edge in
            let (from, to) = (graph.name(edge.from), graph.name(edge.to))
            return exception.fits(from, to) && !others.contains { $0.fits(from, to) }
        }.sorted()
    }

    /// The same, with some of the cut edges in it.
    func letting(in edges: [ModulePair]) -> ContractView {
        var view = self
        view.cut.subtract(edges)
        return view
    }

    var names: [String] { modules.map(graph.name) }

    /// The modules that fit, with what the words in braces stand for.
    func select(_ patterns: NamePatterns) -> [(module: Int, captures: Captures)] {
        modules.compactMap { module in patterns.match(graph.name(module)).map { (module, $0) } }
    }

    /// The patterns that fit no module of the contract, nor one from elsewhere when that will do.
    func unmatched(_ patterns: [NamePattern], orElsewhere: Bool = false) -> [NamePattern] {
        patterns.filter { pattern in
            !modules.contains { pattern.fits(graph.name($0)) }
                && !(orElsewhere && graph.modules.contains { pattern.fits($0.name) })
        }
    }

    /// Whether the pattern fits a test, which a contract looks at only when it is told to.
    func fitsTest(_ pattern: NamePattern) -> Bool {
        graph.checked(withTests: true).contains { graph.modules[$0].isTest && pattern.fits(graph.name($0)) }
    }

    /// The patterns of modules of the package that must be there: those that fit none of the contract's, and names taken
    /// away that are nowhere.
    func unmatched(_ patterns: NamePatterns) -> [NamePattern] {
        unmatched(patterns.including) + unmatched(patterns.excluding.filter(\.isLiteral), orElsewhere: true)
    }

    func edges(from module: Int) -> [ImportGraph.Edge] {
        cut.isEmpty ? graph.edges[module] : graph.edges[module].filter { !cut.contains(ModulePair(module, $0.to)) }
    }

    /// The ways from a module to others that it may not reach: imports, and unless the contract is direct also the
    /// shortest ways through modules that are passable.
    func ways(
        from module: Int, to isEnd: (Int) -> Bool, through isPassable: (Int) -> Bool
    ) -> [[(from: Int, edge: ImportGraph.Edge)]] {
        graph.shortestChains(
            from: module, to: isEnd, through: { !isDirect && isPassable($0) },
            without: { cut.contains(ModulePair($0, $1)) })
    }
}
