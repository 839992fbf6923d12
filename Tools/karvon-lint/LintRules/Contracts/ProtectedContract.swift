/// Only some modules may import certain others, which may also be modules of the system.
package struct ProtectedContract: Contract {
    package var head: ContractHead
    package let modules: NamePatterns
    package let only: NamePatterns

    package func mustMatch(_ view: ContractView) -> [NamePattern] {
        view.unmatched(modules.including + only.including, orElsewhere: true)
    }

    package var mayMatch: [NamePattern] { modules.excluding + only.excluding }

    package func violations(_ view: ContractView) -> [Finding] {
        view.modules.flatMap { importer in
            view.edges(from: importer).flatMap { edge -> [Finding] in
                let name = view.graph.name(edge.to)
                guard let captures = modules.match(name), !only.fits(view.graph.name(importer), captures),
                    !modules.fits(view.graph.name(importer), captures)
                else { return [] }
                return head.findings(
                    [(importer, edge)], view, statement: head.because ?? "\(name) is protected",
                    allowed: only.isEmpty
                        ? "no other module may import \(name)" : "only \(only.text(captures)) may import \(name)")
            }
        }
    }
}
