import LintReader

/// The same import twice in a file.
struct RepeatedImports: ImportRule {
    let rule = BuiltInRule.repeatedImport

    private struct Same: Hashable {
        let text: String
        let condition: Condition
        let attributes: [String]
        let access: Access?

        init(_ imported: SourceSummary.Imported) {
            text = imported.text
            (condition, attributes) = (imported.site.condition, imported.site.attributes)
            access = imported.site.access
        }
    }

    func findings(in package: CheckedPackage) -> [Finding] {
        package.summaries.flatMap { summary -> [Finding] in
            guard Set(summary.imports.lazy.map(\.text)).count < summary.imports.count else { return [] }
            var first: [Same: SourcePlace] = [:]
            return summary.imports.compactMap { imported in
                let same = Same(imported)
                guard let place = first[same], !imported.site.isGenerated else {
                    first[same] = imported.site.place
                    return nil
                }
                let from = package.graph.name(summary.target)
                return Finding(
                    FindingKey(rule: rule.rawValue, from: from, to: imported.module, symbol: summary.path),
                    at: imported.site.place,
                    message: "\(imported.text) is imported again, first on line \(place.line)",
                    fix: "remove this import"
                ).mended(by: .remove)
            }
        }
    }
}
