/// Each kind of module may import only what is listed for it.
///
/// The first kind whose pattern fits a module is its kind, so exact names stand in front of patterns. A module of no
/// kind is a finding. It looks at tests too, and at imports only.
package struct AllowContract: Contract {
    package struct Kind: Sendable {
        let from: NamePattern
        let may: NamePatterns
    }

    package var head: ContractHead
    package let kinds: [Kind]
    /// What every module may import besides.
    package let everywhere: NamePatterns
    /// What tests may import besides.
    package let tests: NamePatterns

    package func mustMatch(_ view: ContractView) -> [NamePattern] {
        view.unmatched(kinds.map(\.from))
    }

    package var mayMatch: [NamePattern] {
        (kinds.map(\.may) + [everywhere, tests]).flatMap { $0.including + $0.excluding }
    }

    package func violations(_ view: ContractView) -> [Finding] {
        view.modules.flatMap { module -> [Finding] in
            let name = view.graph.name(module)
            for kind in kinds {
                guard let captures = kind.from.match(name) else { continue }
                return view.edges(from: module).flatMap { edge in
                    check(module, edge, kind, captures, view)
                }
            }
            return [kindless(view.graph.modules[module])]
        }
    }

    /// Kinds of which each module is of an earlier kind too.
    package func idle(_ view: ContractView) -> [Finding] {
        kinds.indices.dropFirst().compactMap { number in
            let names = view.names.filter { kinds[number].from.fits($0) }
            let earlier = kinds[..<number].map(\.from)
            guard let name = names.first, names.allSatisfy({ name in earlier.contains { $0.fits(name) } }) else {
                return nil
            }
            let pattern = kinds[number].from
            return Finding(
                FindingKey(rule: head.name, from: "", symbol: "pattern \(pattern)"), severity: head.severity, at: nil,
                rule: pattern.place,
                message:
                    "\(pattern) stands behind \(earlier.first { $0.fits(name) }?.text ?? ""), which fits all that it "
                    + "fits, so this part of \(head.name) says nothing",
                fix: "put the more exact one first")
        }
    }

    private func check(
        _ module: Int, _ edge: ImportGraph.Edge, _ kind: Kind, _ captures: Captures, _ view: ContractView
    ) -> [Finding] {
        let imported = view.graph.name(edge.to)
        if imported == "Swift" || everywhere.fits(imported) || kind.may.fits(imported, captures) { return [] }
        let isTest = view.graph.modules[module].isTest
        if isTest && tests.fits(imported) { return [] }
        let lists = [kind.may, everywhere] + (isTest ? [tests] : [])
        let may = lists.filter { !$0.isEmpty }.map { $0.text(captures) }.joined(separator: ", ")
        return head.findings(
            [(module, edge)], view, statement: "a module of the kind \(kind.from) may not",
            allowed: "\(view.graph.name(module)) may import " + (may.isEmpty ? "no other module" : may))
    }

    private func kindless(_ module: GraphModule) -> Finding {
        Finding(
            FindingKey(rule: head.name, from: module.name), severity: head.severity, at: module.place, rule: head.place,
            message: "\(module.name) is of no kind that \(head.name) knows, so nothing says what it may import",
            allowed: "the kinds are \(kinds.map(\.from.text).joined(separator: ", "))",
            fix: "rename the module after its kind, or add a kind for it")
    }
}
