import LintRules

/// What a drawing shows: modules, who imports whom, and what of it is against the rules.
package struct Drawing: Sendable {
    /// A module, or a group of modules that is drawn as one.
    package struct Node: Hashable, Sendable {
        package enum Kind: String, Sendable {
            case module, test, external, group
        }

        package let name: String
        package let kind: Kind
        package let group: String?
        /// The folder of its files.
        let folder: String?
        /// What is against the rules within it, and is no import; numbers of findings.
        var findings: [Int] = []
    }

    /// Who imports whom.
    package struct Edge: Hashable, Sendable {
        package let from: Int
        package let to: Int
        /// How many imports make it.
        var imports: Int
        /// The first of them.
        let place: SourcePlace?
        /// Whether a longer way leads there too, so that a reader can do without it.
        var isImplied = false
        /// What is against the rules; numbers of findings.
        var findings: [Int] = []
    }

    package internal(set) var nodes: [Node]
    package internal(set) var edges: [Edge]
    /// What is against the rules anywhere, in the order of the check.
    let findings: [Finding]

    /// Everything: tests and modules from elsewhere too.
    ///
    /// - Parameters:
    ///   - findings: what is drawn in red.
    ///   - groups: the names of the groups, by the modules' numbers.
    package init(_ graph: ImportGraph, findings: [Finding] = [], groups: [Int: String] = [:]) {
        self.findings = findings
        let shown = graph.checked(withTests: true)
        let imported = Set(shown.flatMap { graph.edges[$0].map(\.to) }).subtracting(shown)
        let modules = shown + imported.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1, $0) })
        nodes = modules.map { number in
            let module = graph.modules[number]
            return Node(
                name: module.name, kind: !module.isChecked ? .external : module.isTest ? .test : .module,
                group: groups[number], folder: module.folder)
        }
        edges = shown.flatMap { module in
            graph.edges[module].compactMap { edge in
                guard let from = numbers[module], let to = numbers[edge.to] else { return nil }
                return Edge(from: from, to: to, imports: edge.sites.count, place: edge.sites.first?.place)
            }
        }
        markFindings()
        markImplied()
    }

    /// Hangs each finding on the import that it is about, else on the steps of its chain, else on the module.
    private mutating func markFindings() {
        let numbers = Dictionary(nodes.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let edgeNumbers = Dictionary(edges.enumerated().map { ([$1.from, $1.to], $0) }) { first, _ in first }
        func edge(_ from: String, _ to: String) -> Int? {
            numbers[from].flatMap { from in numbers[to].flatMap { edgeNumbers[[from, $0]] } }
        }
        for (number, finding) in findings.enumerated() {
            let own = edge(finding.key.from, finding.key.to)
            let hit = own.map { [$0] } ?? finding.chain.compactMap { edge($0.from, $0.to) }
            for edge in Set(hit) { edges[edge].findings.append(number) }
            if hit.isEmpty, let node = numbers[finding.key.from] { nodes[node].findings.append(number) }
        }
    }

    /// An import follows from others when one of them leads to a module strictly between the two: none of a circle with
    /// either, or the imports of a circle would each follow from the others, and none be left.
    mutating func markImplied() {
        let reach = Reach(self)
        for (number, edge) in edges.enumerated() {
            edges[number].isImplied = reach.successors[edge.from].contains { other in
                other != edge.to && reach.reaches(other, edge.to) && !reach.reaches(edge.to, other)
                    && !reach.reaches(other, edge.from)
            }
        }
    }

    /// The edges that are drawn: those that others imply are left out, unless they are against the rules.
    package var mainEdges: [Edge] { edges.filter { !$0.isImplied || !$0.findings.isEmpty } }
}
