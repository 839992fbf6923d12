/// Groups of modules, as features, that may not import nor reach each other.
package struct IndependenceContract: Contract {
    package var head: ContractHead
    package let modules: NamePatterns

    package func mustMatch(_ view: ContractView) -> [NamePattern] { view.unmatched(modules) }

    package var mayMatch: [NamePattern] { [] }

    package func violations(_ view: ContractView) -> [Finding] {
        let groups = ModuleGroups(modules, view)
        return view.modules.flatMap { module -> [Finding] in
            guard let group = groups.group[module] else { return [] }
            let ways = view.ways(
                from: module, to: { groups.group[$0].map { $0 != group } ?? false },
                through: { groups.group[$0] == nil })
            return ways.flatMap { way -> [Finding] in
                guard let end = way.last.flatMap({ groups.group[$0.edge.to] }) else { return [] }
                return head.findings(
                    way, view,
                    statement: head.because ?? "\(groups.names[group]) and \(groups.names[end]) are independent",
                    allowed: "a module above both may import both; both may import what is in neither")
            }
        }
    }
}
