/// What was found of forbidden symbols in the files, put to the contracts that forbid them.
struct SymbolFindings {
    private let byContract: [String: [Finding]]
    /// All other findings.
    let others: [Finding]

    /// Leaves out uses of names that the target has types of its own for.
    init(_ summaries: [SourceSummary], _ contracts: [any Contract]) {
        let forbidding = contracts.compactMap { $0 as? ForbiddenContract }.filter { !$0.symbols.isEmpty }
        let names = Set(forbidding.map(\.head.name))
        guard !names.isEmpty else {
            (byContract, others) = ([:], summaries.flatMap(\.findings))
            return
        }
        let targets = Set(summaries.filter { $0.findings.contains { names.contains($0.rule) } }.map(\.target))
        var own: [Int: Set<String>] = [:]
        for summary in summaries where targets.contains(summary.target) {
            own[summary.target, default: []].formUnion(summary.surface.ownTypes)
        }
        var (found, others): ([Finding], [Finding]) = ([], [])
        for summary in summaries {
            for finding in summary.findings {
                if !names.contains(finding.rule) {
                    others.append(finding)
                } else if !Self.isOwn(finding.key.to, own[summary.target] ?? []) {
                    found.append(finding)
                }
            }
        }
        byContract = Dictionary(grouping: found, by: \.rule)
        self.others = others
    }

    func of(_ contract: any Contract) -> [Finding] { byContract[contract.head.name] ?? [] }

    private static func isOwn(_ symbol: String, _ types: Set<String>) -> Bool {
        let parts = symbol.split(separator: ".")
        return parts.count > 1 && types.contains(String(parts[1]))
    }
}
