/// The part of a drawing that a reader asks for.
package struct DrawingSelection: Hashable, Sendable {
    /// Whether tests are shown.
    package var tests = false
    /// Whether modules from elsewhere are shown.
    package var external = false
    /// Only these, what they reach, and what reaches them.
    package var focus: [String] = []
    /// Only what reaches all of these, and they themselves.
    package var reaches: [String] = []
    /// Only what all of these reach, and they themselves.
    package var reachedBy: [String] = []
    /// Whether the modules of a group are drawn as one.
    package var collapsed = false
    /// Whether imports that follow from others are drawn.
    package var implied = false

    package init() {}

    /// All names that are asked for.
    package var names: [String] { focus + reaches + reachedBy }
}

extension Drawing {
    /// The part that is asked for; names that no node has select nothing.
    package func selecting(_ selection: DrawingSelection) -> Drawing {
        let reach = Reach(self)
        let numbers = Dictionary(nodes.enumerated().map { ($1.name, $0) }) { first, _ in first }
        func around(_ name: String, _ nodes: (Int) -> Set<Int>) -> Set<Int> {
            numbers[name].map { nodes($0).union([$0]) } ?? []
        }
        var kept = Set(nodes.indices)
        if !selection.focus.isEmpty {
            kept = selection.focus.reduce(into: []) { kept, name in
                kept.formUnion(around(name) { reach.from($0).union(reach.to($0)) })
            }
        }
        for name in selection.reaches { kept.formIntersection(around(name, reach.to)) }
        for name in selection.reachedBy { kept.formIntersection(around(name, reach.from)) }
        let asked = Set(selection.names.compactMap { numbers[$0] })
        let shown = keeping(
            kept.filter { number in
                switch nodes[number].kind {
                case .module, .group: true
                case .test: selection.tests || asked.contains(number)
                case .external: selection.external || asked.contains(number)
                }
            })
        var result = selection.collapsed ? shown.collapsed : shown
        if selection.implied {
            for number in result.edges.indices { result.edges[number].isImplied = false }
        }
        return result
    }

    /// Some of the nodes, with the edges between them.
    private func keeping(_ kept: Set<Int>) -> Drawing {
        let order = kept.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var result = self
        result.nodes = order.map { nodes[$0] }
        result.edges = edges.compactMap { edge in
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
            return edge.between(from, to)
        }
        return result
    }

    /// The modules of each group as one node, with what is against the rules within and between them.
    private var collapsed: Drawing {
        var numbers: [String: Int] = [:]
        var newNumbers: [Int] = []
        var result = self
        result.nodes = []
        for node in nodes {
            let name = node.group ?? node.name
            let key = node.group.map { "group \($0)" } ?? "node \(name)"
            if let number = numbers[key] {
                result.nodes[number].findings += node.findings
            } else {
                numbers[key] = result.nodes.count
                var new = node
                if node.group != nil { new = Node(name: name, kind: .group, group: name, folder: nil) }
                new.findings = node.findings
                result.nodes.append(new)
            }
            newNumbers.append(numbers[key] ?? 0)
        }
        var merged: [[Int]: Edge] = [:]
        for edge in edges {
            let (from, to) = (newNumbers[edge.from], newNumbers[edge.to])
            guard from != to else {
                result.nodes[from].findings += edge.findings
                continue
            }
            if merged[[from, to]] == nil {
                merged[[from, to]] = edge.between(from, to)
            } else {
                merged[[from, to]]?.imports += edge.imports
                merged[[from, to]]?.findings += edge.findings
            }
        }
        result.edges = merged.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        for number in result.edges.indices { result.edges[number].findings = result.edges[number].findings.unique }
        for number in result.nodes.indices { result.nodes[number].findings = result.nodes[number].findings.unique }
        result.markImplied()
        return result
    }
}

extension Drawing.Edge {
    /// The same edge between nodes that have other numbers now.
    func between(_ from: Int, _ to: Int) -> Drawing.Edge {
        var edge = Drawing.Edge(from: from, to: to, imports: imports, place: place)
        (edge.isImplied, edge.findings) = (isImplied, findings)
        return edge
    }
}

extension [Int] {
    /// Each number once, in their order.
    fileprivate var unique: [Int] { Set(self).sorted() }
}
