import LintConfiguration
import LintPackage

/// The part of a package that a run is asked about: whole targets, and files.
///
/// A check reads the whole package either way, so what it says of the part is the same as in a check of everything.
package struct CheckedPart: Sendable {
    /// The targets that are looked at with all their files.
    package let targets: Set<String>
    /// The files that are looked at, as findings show them.
    package let files: Set<String>
    private let others: [String]
    private let looked: LookedAt

    /// - Parameters:
    ///   - words: names of targets or patterns of them, and paths as seen from `folder`.
    ///   - sources: all files of the package.
    package init(
        _ words: [String], seenFrom folder: String, root: String, _ result: Check.Result
    ) throws(UnknownPart) {
        let names = result.graph.checked(withTests: true).map(result.graph.name)
        let known = Set(names)
        var whole: Set<String> = []
        var paths: [(word: String, path: String)] = []
        for word in words {
            if known.contains(word) {
                whole.insert(word)
            } else if let pattern = Self.pattern(word), names.contains(where: { pattern.fits($0) }) {
                whole.formUnion(names.filter { pattern.fits($0) })
            } else if let path = FilePath.real(FilePath.absolute(word, in: folder)) {
                paths.append((word, path))
            } else {
                throw UnknownPart(word: word, suggestion: Suggestion.nearest(to: word, among: names))
            }
        }
        let stands = { (source: SourceJob, path: String) in
            source.fullPath == path || source.fullPath.hasPrefix(path + "/")
        }
        let isLooked = { (source: SourceJob) in
            whole.contains(source.module) || paths.contains { stands(source, $0.path) }
        }
        let home = FilePath.real(root) ?? root
        for (word, path) in paths where !FilePath(path).isInside(FilePath(home)) {
            guard result.sources.contains(where: { stands($0, path) }) else {
                throw UnknownPart(word: word, suggestion: nil, isOutside: true)
            }
        }
        files = Set(result.sources.filter(isLooked).map(\.path))
        let lacking = Set(result.sources.filter { [files] in !files.contains($0.path) }.map(\.module))
        whole.formUnion(Set(result.sources.map(\.module)).subtracting(lacking))
        targets = whole
        others = paths.map { $0.path == home ? "" : GraphBuilding.relative($0.path, home) }
        looked = LookedAt(
            targets: whole, existing: known, files: files, existingFiles: Set(result.sources.map(\.path))
        ).with(result)
    }

    /// A word with letters that stand for others, as in the rules.
    private static func pattern(_ word: String) -> NamePattern? {
        let pattern = try? NamePattern(word, at: ConfigurationPlace(file: "", line: 1, column: 1))
        return pattern.flatMap { $0.isLiteral ? nil : $0 }
    }

    /// What of the findings is about the part, with the baseline compared as far as the part goes.
    package func findings(
        _ findings: [Finding], comparedWith baseline: Baseline?, file: String
    ) -> (findings: [Finding], tolerated: [Finding]) {
        guard let baseline else { return (findings.filter(holds), []) }
        let comparison = BaselineComparison(findings, baseline, file: file, looked: looked)
        let kept = comparison.findings.filter { finding in
            finding.isAboutBaseline || holds(finding)
        }
        return (kept, comparison.tolerated.filter(holds))
    }

    func holds(_ finding: Finding) -> Bool {
        if targets.contains(finding.key.from) { return true }
        // What has no place of its own stands in the rules file.
        guard let path = finding.place?.path ?? finding.rulePlace?.file else { return false }
        return files.contains(path) || others.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
    }
}

extension Finding {
    fileprivate var isAboutBaseline: Bool {
        rule == BuiltInRule.staleBaseline.rawValue || rule == BuiltInRule.movedBaseline.rawValue
    }
}

/// A word that is neither a target nor something that is there.
package struct UnknownPart: Error {
    package let word: String
    /// A target with a name like it.
    package let suggestion: String?
    /// Whether it is there, and not in the package.
    package var isOutside = false
}
