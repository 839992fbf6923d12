/// Some modules may not import, nor reach, some others, nor use some symbols; these may also be of the system.
package struct ForbiddenContract: Contract {
    package var head: ContractHead
    package let from: NamePatterns
    package let to: NamePatterns
    /// Those of `to` that have a dot.
    let symbols: [ForbiddenSymbol]

    package func mustMatch(_ view: ContractView) -> [NamePattern] { view.unmatched(from) }

    package var mayMatch: [NamePattern] { to.including + to.excluding }

    package func violations(_ view: ContractView) -> [Finding] {
        let sources = view.select(from)
        let captures = Dictionary(sources.map { ($0.module, $0.captures) }) { first, _ in first }
        let forbids = { (module: Int, end: Int) in
            module != end && (captures[module].map { to.fits(view.graph.name(end), $0) } ?? false)
        }
        return sources.flatMap { source -> [Finding] in
            let name = view.graph.name(source.module)
            let isEnd = { (other: Int) in forbids(source.module, other) }
            // Those for which the words stand for the same forbid the same: what leads through them is told there.
            let shortest = view.ways(from: source.module, to: isEnd, through: { captures[$0] != source.captures })
            let ways = shortest.flatMap { way -> [[(from: Int, edge: ImportGraph.Edge)]] in
                guard let end = way.last?.edge.to, way.dropFirst().contains(where: { forbids($0.from, end) }) else {
                    return [way]
                }
                return view.ways(
                    from: source.module, to: { $0 == end }, through: { !isEnd($0) && !forbids($0, end) })
            }
            return ways.flatMap { way in
                head.findings(
                    way, view, statement: head.because ?? "\(name) may not depend on \(to.text(source.captures))",
                    allowed: head.instead)
            }
        }
    }
}
