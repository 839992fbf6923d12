import LintConfiguration

/// One statement of the rules file about who may import whom.
package protocol Contract: Sendable {
    var head: ContractHead { get }

    /// Its own keys as the rules file writes them, one a line.
    var contents: [String] { get }

    /// The patterns that stand for modules which must be there, unless the contract is optional.
    func mustMatch(_ view: ContractView) -> [NamePattern]

    /// The patterns that may stand for modules which are nowhere; told only where another name was surely meant.
    var mayMatch: [NamePattern] { get }

    /// Parts of it that say nothing for another reason than that a pattern fits no module.
    func idle(_ view: ContractView) -> [Finding]

    /// All that is against it, in no order.
    func violations(_ view: ContractView) -> [Finding]
}

extension Contract {
    /// All findings of this contract: what is against it, what of it matches nothing, and exceptions that are not needed.
    ///
    /// - Parameter uses: what is against it in the files themselves, exceptions not yet taken out.
    package func findings(in graph: ImportGraph, uses: [Finding] = []) -> [Finding] {
        let view = ContractView(graph, head)
        let left = uses.filter { use in !head.exceptions.contains { $0.fits(use.key) } }
        let found = violations(view) + left
        return found + idle(view) + unmatched(view) + misspelt(view) + exceptionFindings(view, found, uses)
    }

    package func idle(_ view: ContractView) -> [Finding] { [] }

    private func unmatched(_ view: ContractView) -> [Finding] {
        head.isOptional
            ? []
            : mustMatch(view).map { pattern in
                let others = view.names.filter { $0 != pattern.text }
                let near = pattern.isLiteral ? Suggestion.nearest(to: pattern.text, among: others) : nil
                return Finding(
                    FindingKey(rule: head.name, from: "", symbol: "pattern \(pattern)"), severity: head.severity,
                    at: nil, rule: pattern.place,
                    message: others.count < view.names.count
                        ? "there is \(pattern), but no module of a layer in it, so this part of \(head.name) says nothing"
                        : "\(pattern) fits no module, so this part of \(head.name) says nothing",
                    fix: near.map { "did you mean \"\($0)\"?" }
                        ?? (view.fitsTest(pattern)
                            ? "it fits tests, which the contract looks at with includeTests: true"
                            : "correct the pattern, or mark the contract with optional: true"))
            }
    }

    private func misspelt(_ view: ContractView) -> [Finding] {
        guard !head.isOptional, !mayMatch.isEmpty else { return [] }
        let known = KnownModules(view.graph)
        return mayMatch.compactMap { pattern in
            known.meant(by: pattern).map { meant in
                Finding(
                    FindingKey(rule: head.name, from: "", symbol: "pattern \(pattern)"), severity: head.severity,
                    at: nil, rule: pattern.place,
                    message: "\(pattern) is no module that is known here, so this part of \(head.name) says nothing",
                    fix: "did you mean \"\(meant)\"? If not, mark the contract with optional: true")
            }
        }
    }

    private func exceptionFindings(_ view: ContractView, _ found: [Finding], _ uses: [Finding]) -> [Finding] {
        guard !head.exceptions.isEmpty else { return [] }
        let known = Set(found)
        return head.exceptions.enumerated().flatMap { number, exception -> [Finding] in
            // Of two that say the same the first counts.
            let others = head.exceptions.enumerated().filter { other, excepted in
                other < number || other > number && excepted.description != exception.description
            }.map(\.element)
            let used = uses.filter { use in exception.fits(use.key) && !others.contains { $0.fits(use.key) } }
            let needed = needed(of: view.edges(cutBy: exception, andNoneOf: others), view, known)
            let edges = Set(needed.map { "\(view.graph.name($0.from)) -> \(view.graph.name($0.to))" })
                .union(used.map { "\($0.key.from) -> \($0.key.to)" })
            return exception.objection(edges: edges.sorted()).map { message, fix in
                [
                    Finding(
                        FindingKey(rule: head.name, from: "", symbol: "except \(exception)"), severity: head.severity,
                        at: nil, rule: exception.place, message: message, fix: fix)
                ]
            } ?? []
        }
    }

    /// The excepted edges that the contract would be against: each alone, or when none is, all together.
    private func needed(of cut: [ModulePair], _ view: ContractView, _ known: Set<Finding>) -> [ModulePair] {
        let isNeeded = { (edges: [ModulePair]) in !known.isSuperset(of: violations(view.letting(in: edges))) }
        let alone = cut.filter { isNeeded([$0]) }
        return alone.isEmpty && isNeeded(cut) ? cut : alone
    }
}
