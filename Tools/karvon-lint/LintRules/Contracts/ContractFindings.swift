extension ContractHead {
    /// The findings for one way that is against the contract: one for each place of a direct import, else one at the
    /// first step.
    func findings(
        _ way: [(from: Int, edge: ImportGraph.Edge)], _ view: ContractView, statement: String, allowed: String?
    ) -> [Finding] {
        guard let first = way.first, let last = way.last else { return [] }
        let (from, to) = (view.graph.name(first.from), view.graph.name(last.edge.to))
        // An import is another thing than a way through others: what tolerates the one lets nobody add the other.
        let key = FindingKey(rule: name, from: from, to: to, symbol: way.count == 1 ? "" : "through others")
        if way.count == 1 {
            let message = "\(from) imports \(to); \(statement)"
            return first.edge.sites.map { site in
                finding(
                    key, site, message, [Hop(from: from, to: to, place: site.place, note: site.note)], allowed,
                    "remove this import")
            }
        }
        let through = way.dropFirst().map { view.graph.name($0.from) }.joined(separator: ", ")
        return [
            finding(
                key, first.edge.sites.first, "\(from) reaches \(to) through \(through); \(statement)",
                way.map { view.graph.hop($0.from, $0.edge) }, allowed, "cut one step of the chain")
        ]
    }

    private func finding(
        _ key: FindingKey, _ site: ImportSite?, _ message: String, _ chain: [Hop], _ allowed: String?, _ fix: String
    ) -> Finding {
        // What its authors say is told once.
        Finding(
            key, severity: severity, at: site?.place, rule: place, message: message, chain: chain,
            allowed: allowed, fix: instead.flatMap { $0 == allowed ? nil : "\(fix); \($0)" } ?? fix)
    }
}
