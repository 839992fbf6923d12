/// Groups of modules, as features, that may not depend on each other in a circle.
///
/// Each knot of groups is told once, with a shortest circle through it and the fewest imports whose cut unties it.
package struct AcyclicContract: Contract {
    package var head: ContractHead
    package let modules: NamePatterns

    package func mustMatch(_ view: ContractView) -> [NamePattern] { view.unmatched(modules) }

    package var mayMatch: [NamePattern] { [] }

    package func violations(_ view: ContractView) -> [Finding] {
        let groups = ModuleGroups(modules, view)
        let graph = GroupGraph(groups, view)
        return StronglyConnected(graph.successors).knots.map { knot in
            let shortest = ShortestCycle.find(in: knot, graph.successors)
            let circle = shortest.nodes
            let hops = zip(circle, circle.dropFirst() + circle.prefix(1)).compactMap { graph.step($0, $1) }
            let names = (circle + circle.prefix(1)).map { groups.names[$0] }
            let cut = EdgeCut.find(in: knot, graph.successors) { graph.weight($0, $1) }
            return Finding(
                FindingKey(
                    rule: head.name, from: groups.names[knot[0]],
                    symbol: knot.map { groups.names[$0] }.joined(separator: ", ")),
                severity: head.severity, at: hops.first?.place, rule: head.place,
                message: "\(names.joined(separator: " -> ")) is a circle"
                    + (knot.count > circle.count ? " in a knot of \(knot.count)" : "")
                    + (shortest.isShortest ? "" : "; the knot is too large to tell whether there is a shorter one"),
                chain: hops, allowed: head.instead, fix: fix(cut, groups))
        }
    }

    private func fix(_ cut: EdgeCut, _ groups: ModuleGroups) -> String {
        let edges = cut.edges.map { "\(groups.names[$0.from]) -> \(groups.names[$0.to])" }.joined(separator: ", ")
        return cut.isSmallest
            ? "the fewest edges whose cut leaves no circle: \(edges)"
            : "cutting these \(cut.edges.count) edges leaves no circle; fewer may do, the knot is too large to tell: \(edges)"
    }
}
