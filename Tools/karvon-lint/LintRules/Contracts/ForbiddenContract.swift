/// Some modules may not import, nor reach, some others, nor use some symbols; these may also be of the system.
package struct ForbiddenContract: Contract {
    package var head: ContractHead
    package let from: NamePatterns
    package let to: NamePatterns
    /// Those of `to` that have a dot.
    let symbols: [ForbiddenSymbol]

    package func mustMatch(_ view: ContractView) -> [NamePattern] { view.unmatched(from.including) }

    package func violations(_ view: ContractView) -> [Finding] {
        let sources = view.select(from)
        let numbers = Set(sources.map(\.module))
        return sources.flatMap { source in
            let name = view.graph.name(source.module)
            let isEnd = { (other: Int) in
                other != source.module && to.fits(view.graph.name(other), source.captures)
            }
            return view.ways(from: source.module, to: isEnd, through: { !numbers.contains($0) }).flatMap { way in
                head.findings(
                    way, view, statement: head.because ?? "\(name) may not depend on \(to.text(source.captures))",
                    allowed: head.instead)
            }
        }
    }
}
