/// Imports that an index proves to be without use, or to be used only for what another module declares.
struct UnusedImports: ImportRule {
    let rule: BuiltInRule

    /// Those that nothing is used through, or those that another import could stand for.
    init(replaceable: Bool) { rule = replaceable ? .replaceableImport : .unusedImport }

    func findings(in package: CheckedPackage) -> [Finding] {
        (package.uses?.proofs ?? []).filter { $0.used.isEmpty == (rule == .unusedImport) }.map { proof in
            let (from, to) = (package.graph.name(proof.from), package.graph.name(proof.to))
            let used = proof.used.joined(separator: ", ")
            return Finding(
                FindingKey(rule: rule.rawValue, from: from, to: to, symbol: proof.site.place.path),
                at: proof.site.place,
                message: proof.used.isEmpty
                    ? "this file imports \(to) and uses nothing of it"
                    : "this file imports \(to) and uses only \(used), which \(to) re-exports",
                fix: proof.used.isEmpty ? "remove the import" : "import \(used) instead")
        }
    }
}
